import { sql } from '#platform/base/database/sql.ts';
import type { GamesDatabase } from './games-tables.ts';

/** Tells the moment, in ms since 1970. */
export type Clock = () => number;

/** How many questions the first reading takes: that with the quickest answer counts. */
const FIRST_READINGS = 5;

interface Reading {
  /** What the database's clock is ahead of `performance.now()`. */
  aheadMs: number;
  /** How long the question took: the reading is off by half of it at most. */
  tookMs: number;
}

const readOnce = async (database: GamesDatabase): Promise<Reading> => {
  const askedMs = performance.now();
  const { rows } = await sql<{ nowMs: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms`.execute(database);
  const tookMs = performance.now() - askedMs;
  if (!rows[0]) throw new Error('the database tells no time');
  return { aheadMs: rows[0].nowMs - askedMs - tookMs / 2, tookMs };
};

/**
 * A clock that runs with the database's, which all processes share: a round that two machines serve takes bets
 * and pays by one clock, however wrong that of a machine is. In between it runs by the machine's own pace, not by its
 * time of day.
 *
 * @returns `follow` looks at the database again; to be called now and then, because machines run at paces of their own
 */
export const followDatabaseClock = async (
  database: GamesDatabase,
): Promise<{ now: Clock; follow: () => Promise<void> }> => {
  let best = await readOnce(database);
  for (let reading = 1; reading < FIRST_READINGS; reading += 1) {
    const next = await readOnce(database);
    if (next.tookMs < best.tookMs) best = next;
  }
  return {
    now: () => Math.floor(best.aheadMs + performance.now()),
    follow: async () => {
      const next = await readOnce(database);
      // A slow answer tells less than a former quick one, unless both cannot be true.
      const mostMs = (next.tookMs + best.tookMs) / 2;
      if (next.tookMs <= best.tookMs || Math.abs(next.aheadMs - best.aheadMs) > mostMs) best = next;
    },
  };
};
