import { vi } from 'vitest';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';

type Arguments = Parameters<typeof followEndedBets>;

/**
 * Gives followers every bet that ended until now. The database counts in microseconds and a `Date` in milliseconds:
 * the next whole one is taken, and waited for, so that no bet of this millisecond lies before the watermark or after it.
 */
export const followUntilNow = async (
  context: Arguments[0],
  followers: Arguments[1],
): Promise<void> => {
  const until = new Date(Date.now() + 1);
  await followEndedBets(context, followers, { until });
  await vi.waitUntil(() => Date.now() > until.getTime(), { interval: 1, timeout: 60_000 });
};
