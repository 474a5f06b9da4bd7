import * as z from 'zod/mini';
import {
  areKenoPicks,
  drawKeno,
  KENO_MOST_PICKS,
  kenoHits,
  kenoPays,
  kenoTable,
  type KenoView,
} from '../rules/keno-rules.ts';
import { ratioOf, ratioPaidMinor } from '../../shared/rules/ratio.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

const choice = z.object({
  picks: z.array(z.int()).check(z.minLength(1), z.maxLength(KENO_MOST_PICKS)),
});

interface KenoState {
  picks: number[];
  came: number[];
}

const outcomeOf = (variant: string, { picks, came }: KenoState) => {
  const hits = kenoHits(picks, came);
  return { hits, pays: kenoPays(kenoTable(variant), picks.length, hits) };
};

/** Keno: up to ten numbers are picked, many are drawn. */
export const kenoKind: GameKind<z.infer<typeof choice>, null, KenoState> = {
  kind: 'keno',
  choice,
  ...noMoves,
  start: ({ variant }, { picks }, stakeMinor, draw) => {
    const table = kenoTable(variant);
    if (!areKenoPicks(table, picks)) return { impossible: 'picksWrong' };
    const state = { picks, came: drawKeno(table, draw) };
    const multiplier = ratioOf(outcomeOf(variant, state).pays, 100);
    return { state, stakeMinor, payoutMinor: ratioPaidMinor(stakeMinor, multiplier) };
  },
  show: ({ variant }, state): KenoView => ({ ...state, ...outcomeOf(variant, state) }),
  summary: ({ variant }, state) =>
    `picked ${state.picks.join(' ')}, ${outcomeOf(variant, state).hits} of ${state.picks.length} came`,
};
