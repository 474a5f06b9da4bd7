import * as z from 'zod/mini';
import { minesReturns } from '../rules/mines-models.ts';
import {
  isMinesDone,
  layMines,
  MINES_COUNT,
  MINES_TILES,
  minesWorth,
  type MinesMove,
  type MinesView,
} from '../rules/mines-rules.ts';
import { type Ratio, ratioNumber, ratioPaidMinor } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { takeMove } from '../../shared/server/take-move.ts';

const choice = z.object({
  mines: z.int().check(z.minimum(MINES_COUNT.fewest), z.maximum(MINES_COUNT.most)),
});

const move = z.union([
  z.object({
    act: z.literal('open'),
    tile: z.int().check(z.minimum(0), z.maximum(MINES_TILES - 1)),
  }),
  takeMove,
]);

interface MinesState {
  stakeMinor: number;
  mines: number;
  laid: number[];
  opened: number[];
}

const safeOf = ({ laid, opened }: MinesState): number[] =>
  opened.filter((tile) => !laid.includes(tile));

const worthOf = (variant: string, mines: number, safe: number): Ratio =>
  minesWorth(mines, safe, returnNamed(minesReturns, variant));

/** Mines: open tile after tile, and take the money before a mine is met. */
export const minesKind: GameKind<z.infer<typeof choice>, MinesMove, MinesState> = {
  kind: 'mines',
  choice,
  move,
  start: (_, { mines }, stakeMinor, draw) => ({
    state: { stakeMinor, mines, laid: layMines(mines, draw), opened: [] },
    stakeMinor,
    payoutMinor: null,
  }),
  next: ({ variant }, state, act) => {
    const { mines, laid, stakeMinor } = state;
    const paid = (safe: number) => ratioPaidMinor(stakeMinor, worthOf(variant, mines, safe));
    if (act.act === 'take') return { state, stakeMinor: 0, payoutMinor: paid(state.opened.length) };
    if (state.opened.includes(act.tile)) return { impossible: 'alreadyOpen' };
    const opened = [...state.opened, act.tile];
    const met = laid.includes(act.tile);
    const done = isMinesDone(mines, opened.length, returnNamed(minesReturns, variant));
    return {
      state: { ...state, opened },
      stakeMinor: 0,
      payoutMinor: met ? 0 : done ? paid(opened.length) : null,
    };
  },
  show: ({ variant }, state, ended): MinesView => {
    const safe = safeOf(state).length;
    const { mines, opened, laid } = state;
    return {
      mines,
      opened,
      laid: ended ? laid : null,
      lost: safe < opened.length,
      worth: ratioNumber(worthOf(variant, mines, safe)),
      nextWorth:
        ended || safe === MINES_TILES - mines
          ? null
          : ratioNumber(worthOf(variant, mines, safe + 1)),
    };
  },
  leave: () => ({ act: 'take' }),
  summary: (_, state) => {
    const safe = safeOf(state).length;
    const end = safe < state.opened.length ? 'then a mine' : 'taken';
    return `${state.mines} of ${MINES_TILES} mined, ${safe} safe, ${end}`;
  },
};
