import { vi } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';

type Arguments = Parameters<typeof followEndedBets>;

/**
 * Gives followers every bet that ended until now. The database counts in microseconds and a `Date` in milliseconds:
 * the next whole one is taken, and waited for, so that no bet of this millisecond lies before the watermark or after it.
 * Where a job of the platform follows at the same moment, it holds the watermark: it is asked again until it is there.
 */
export const followUntilNow = async (
  context: Arguments[0],
  followers: Arguments[1],
): Promise<void> => {
  const until = new Date(Date.now() + 1);
  const names = followers.map(({ name }) => name);
  const isThere = async (): Promise<boolean> => {
    await followEndedBets(context, followers, { until });
    const { rows } = await sql`select from bet_watermark
      where follower = any(${names}) and followed_until < ${until}`.execute(context.database);
    return rows.length === 0 && Date.now() > until.getTime();
  };
  await vi.waitUntil(isThere, { interval: 1, timeout: 60_000 });
};

/** Until it is over, a look by the clock passes over what ended within this millisecond. */
export const passMillisecond = async (database: Database): Promise<void> => {
  await sql`select pg_sleep(0.002)`.execute(database);
};
