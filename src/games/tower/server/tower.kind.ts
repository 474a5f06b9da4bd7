import * as z from 'zod/mini';
import { type Ratio, ratioNumber, ratioPaidMinor } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import { towerReturns } from '../rules/tower-models.ts';
import {
  drawTower,
  towerPaths,
  type TowerPathName,
  type TowerMove,
  type TowerView,
  towerWorth,
} from '../rules/tower-rules.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { takeMove } from '../../shared/server/take-move.ts';

const choice = z.object({ path: z.enum(['gentle', 'steady', 'steep', 'bold', 'wild']) });

const move = z.union([
  z.object({ act: z.literal('step'), tile: z.int().check(z.minimum(0), z.maximum(3)) }),
  takeMove,
]);

interface TowerState {
  stakeMinor: number;
  path: TowerPathName;
  /** The loose tiles of every floor. */
  loose: number[][];
  steps: number[];
}

/** How many floors were climbed on tiles that held. */
const climbed = ({ loose, steps }: TowerState): number =>
  steps.filter((tile, floor) => !loose[floor]?.includes(tile)).length;

const worthOf = (variant: string, path: TowerPathName, floor: number): Ratio =>
  towerWorth(towerPaths[path], floor, returnNamed(towerReturns, variant));

/** The tower: floor after floor one tile is chosen; some hold, some do not. */
export const towerKind: GameKind<z.infer<typeof choice>, TowerMove, TowerState> = {
  kind: 'tower',
  choice,
  move,
  start: (_, { path }, stakeMinor, draw) => ({
    state: { stakeMinor, path, loose: drawTower(towerPaths[path], draw), steps: [] },
    stakeMinor,
    payoutMinor: null,
  }),
  next: ({ variant }, state, act) => {
    const { path, stakeMinor } = state;
    const paid = (floor: number) => ratioPaidMinor(stakeMinor, worthOf(variant, path, floor));
    if (act.act === 'take') return { state, stakeMinor: 0, payoutMinor: paid(state.steps.length) };
    if (act.tile >= towerPaths[path].tiles) return { impossible: 'noSuchTile' };
    const stepped = { ...state, steps: [...state.steps, act.tile] };
    const floor = climbed(stepped);
    const fell = floor < stepped.steps.length;
    const atTop = floor === towerPaths[path].floors;
    return {
      state: stepped,
      stakeMinor: 0,
      payoutMinor: fell ? 0 : atTop ? paid(floor) : null,
    };
  },
  show: ({ variant }, state, ended): TowerView => {
    const { path, steps, loose } = state;
    const floor = climbed(state);
    return {
      path,
      steps,
      loose: ended ? loose : loose.slice(0, steps.length),
      lost: floor < steps.length,
      worth: ratioNumber(worthOf(variant, path, floor)),
    };
  },
  leave: () => ({ act: 'take' }),
  summary: (_, state) => {
    const floor = climbed(state);
    const end = floor < state.steps.length ? 'then fell' : 'taken';
    return `${state.path} way, floor ${floor} of ${towerPaths[state.path].floors}, ${end}`;
  },
};
