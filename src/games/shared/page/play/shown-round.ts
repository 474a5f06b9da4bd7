import type { ShownRound } from '#api/play.ts';

/** Where a round stands on the page. */
export type RoundPhase =
  /** No round yet. */
  | 'idle'
  /** An act is on its way. */
  | 'sending'
  /** The answer is here and is being shown: reels turn, a card flies. */
  | 'showing'
  /** The player's move. */
  | 'open'
  /** The result stands; the next round may begin once its time has come. */
  | 'ended';

/** What the page shows of a round, and how far it is. */
export interface RoundState {
  round: ShownRound | null;
  phase: RoundPhase;
  /** By the page's own clock: no round begins before. */
  nextAtMs: number;
}

/** How a page begins: with nothing, or with the round that was left open. */
export const openingState = (
  round: ShownRound | null,
  nextRoundInMs: number,
  nowMs: number,
): RoundState => ({
  round,
  phase: round === null ? 'idle' : round.status === 'open' ? 'open' : 'ended',
  nextAtMs: nowMs + nextRoundInMs,
});

/** What stands once an answer has been shown. */
export const afterShowing = (state: RoundState): RoundState => ({
  ...state,
  phase: state.round?.status === 'open' ? 'open' : 'ended',
});

/**
 * The balance while an answer is still being shown: what the round pays is not in it yet, or it
 * would tell the end.
 *
 * @param balanceMinor as the wallet answered, the payout included
 */
export const balanceWhileShowing = (
  balanceMinor: number | null,
  { payoutMinor, jackpotMinor, paid }: Pick<ShownRound, 'payoutMinor' | 'jackpotMinor' | 'paid'>,
): number | null =>
  balanceMinor === null || !paid ? balanceMinor : balanceMinor - (payoutMinor ?? 0) - jackpotMinor;
