import * as z from 'zod/mini';
import {
  CRASH_LOWEST,
  CRASH_TOP,
  crashHundredths,
  crashPaidMinor,
  type CrashBet,
  crashRunMs,
  type CrashView,
  drawCrash,
} from '../rules/crash-rules.ts';
import type { SharedKind } from '../../shared/server/shared-kind.ts';

const bet = z.object({
  /** Take the money by itself at this multiplier, in hundredths; null to watch and decide. */
  autoAt: z.nullable(z.int().check(z.minimum(CRASH_LOWEST), z.maximum(CRASH_TOP))),
});

interface CrashOutcome {
  /** In hundredths; below 100 the round ends before it begins. */
  endsAt: number;
}

const OPEN_MS = 8000;
const REST_MS = 4000;

const twoPlaces = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Who had asked for a multiplier beforehand gets it, however late their call comes. */
const taken = ({ autoAt }: CrashBet, reached: number): number =>
  Math.min(autoAt ?? reached, reached);

/** Crash: a curve that all players of a brand see climb, and that ends when nobody knows. */
export const crashKind: SharedKind<CrashBet, CrashOutcome> = {
  kind: 'crash',
  bet,
  draw: (_, draw) => ({ endsAt: drawCrash(draw) }),
  phases: (_, { endsAt }) => ({ openMs: OPEN_MS, runMs: crashRunMs(endsAt), restMs: REST_MS }),
  board: () => null,
  show: (_, { endsAt }, elapsedMs): CrashView =>
    elapsedMs === null ? { endedAt: endsAt } : { reached: crashHundredths(elapsedMs) },
  payoutMinor: (_, { endsAt }, { bet: { autoAt }, stakeMinor }) => {
    const reached = autoAt ?? CRASH_TOP;
    return endsAt >= reached ? crashPaidMinor(stakeMinor, reached) : 0;
  },
  cashOutMinor: (_, { endsAt }, { bet: placed, stakeMinor }, elapsedMs) => {
    const reached = crashHundredths(elapsedMs);
    if (elapsedMs < 0 || endsAt < 100 || elapsedMs >= crashRunMs(endsAt)) return null;
    const at = taken(placed, reached);
    return { payoutMinor: crashPaidMinor(stakeMinor, at), multiplier: at / 100 };
  },
  takenByItself: (_, { endsAt }, { bet: { autoAt }, stakeMinor }) => {
    // Who is still in when the curve comes to its top is paid there.
    const at = autoAt ?? CRASH_TOP;
    if (endsAt < at) return null;
    return {
      atMs: crashRunMs(at),
      payoutMinor: crashPaidMinor(stakeMinor, at),
      multiplier: at / 100,
    };
  },
  summary: (_, { endsAt }, { autoAt }, multiplier) => {
    if (multiplier !== null) return `taken at ${multiplier.toFixed(2)}`;
    const asked = autoAt === null ? 'not taken' : `asked for ${twoPlaces(autoAt)}`;
    return `ended at ${twoPlaces(Math.max(100, endsAt))}, ${asked}`;
  },
};
