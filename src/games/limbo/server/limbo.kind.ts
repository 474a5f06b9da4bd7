import * as z from 'zod/mini';
import {
  CRASH_LOWEST,
  CRASH_TOP,
  crashPaidMinor,
  drawCrash,
  type LimboView,
} from '../../crash/rules/crash-rules.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

const choice = z.object({
  /** The multiplier that the round has to come to, in hundredths. */
  target: z.int().check(z.minimum(CRASH_LOWEST), z.maximum(CRASH_TOP)),
});

interface LimboState {
  target: number;
  endedAt: number;
}

const twoPlaces = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Limbo: ask for a multiplier; the round comes as far or does not. */
export const limboKind: GameKind<z.infer<typeof choice>, null, LimboState> = {
  kind: 'limbo',
  choice,
  ...noMoves,
  start: (_, { target }, stakeMinor, draw) => {
    const endedAt = drawCrash(draw);
    const payoutMinor = endedAt >= target ? crashPaidMinor(stakeMinor, target) : 0;
    return { state: { target, endedAt }, stakeMinor, payoutMinor };
  },
  show: (_, { target, endedAt }): LimboView => ({ target, endedAt, won: endedAt >= target }),
  summary: (_, { target, endedAt }) =>
    `came to ${twoPlaces(Math.max(100, endedAt))}, asked for ${twoPlaces(target)}`,
};
