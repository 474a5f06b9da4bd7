import * as z from 'zod/mini';
import {
  hidePrizes,
  type PickChoice,
  pickLevels,
  type PickView,
  prizeRatio,
  prizesOf,
} from '../rules/pick-one-rules.ts';
import { ratioPaidMinor } from '../../shared/rules/ratio.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

const choice = z.object({
  level: z.enum(pickLevels),
  place: z.int().check(z.minimum(0), z.maximum(9)),
});

interface PickState extends PickChoice {
  prizes: number[];
}

const paysOf = ({ prizes, place }: PickState): number => prizes[place] as number;

/** One pick among covered places: a corner of the goal, an egg. */
export const pickOneKind: GameKind<PickChoice, null, PickState> = {
  kind: 'pick-one',
  choice,
  ...noMoves,
  start: ({ variant }, { level, place }, stakeMinor, draw) => {
    const known = prizesOf(variant, level);
    if (place >= known.length) return { impossible: 'noSuchPlace' };
    const state = { level, place, prizes: hidePrizes(known, draw) };
    const payoutMinor = ratioPaidMinor(stakeMinor, prizeRatio(paysOf(state)));
    return { state, stakeMinor, payoutMinor };
  },
  show: (_, state): PickView => ({ ...state, pays: paysOf(state) }),
  summary: (_, state) =>
    `${state.level}, place ${state.place + 1}: ${(paysOf(state) / 1000).toFixed(3)}`,
};
