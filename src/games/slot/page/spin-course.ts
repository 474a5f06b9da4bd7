import type { SlotView } from '../rules/slot-view.ts';

/** How long one spin is shown, its wins included: as long as a slot's round has to take. */
export const SPIN_MS = 2500;

/** How long a whole round is shown: each free spin as long as the one that was paid for. */
export const courseMs = ({ spins }: SlotView): number => spins.length * SPIN_MS;

/** Where a round stands while it is shown. */
export interface SpinMoment {
  /** Which spin, from 0. */
  at: number;
  phase: 'still' | 'stopping';
}

/**
 * Where a round stands after some time.
 *
 * @param stopMs how long its reels take to stop
 */
export const momentAt = (view: SlotView, elapsedMs: number, stopMs: number): SpinMoment => {
  const at = Math.min(view.spins.length - 1, Math.floor(elapsedMs / SPIN_MS));
  return { at, phase: elapsedMs - at * SPIN_MS < stopMs ? 'stopping' : 'still' };
};

/** What a round has paid up to one of its spins, in coins, that spin included. */
export const coinsUntil = ({ spins }: SlotView, at: number): number =>
  spins.slice(0, at + 1).reduce((sum, { paidCoins }) => sum + paidCoins, 0);

/** Free spins that are known of when one of its spins lies there, and which of them it is. */
export const freeSpinsAt = (
  { spins }: SlotView,
  at: number,
): { number: number; known: number } => ({
  number: at,
  known: spins.slice(0, at + 1).reduce((sum, { awarded }) => sum + awarded, 0),
});

/** From this many stakes on a round is lit as more than a win. */
const BIG_STAKES = 10;

/** How a payout is shown: what does not pay more than the stake is never lit. */
export const toneOf = (payoutMinor: number, stakeMinor: number): 'plain' | 'win' | 'big' => {
  if (payoutMinor <= stakeMinor) return 'plain';
  return payoutMinor >= stakeMinor * BIG_STAKES ? 'big' : 'win';
};
