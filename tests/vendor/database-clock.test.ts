import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { followDatabaseClock } from '#vendor/database/database-clock.ts';
import {
  type OpenedGamesDatabase,
  openGamesDatabase,
} from '#vendor/database/open-games-database.ts';
import { startEmptyDatabase } from '../support/database.ts';
import { holdDate } from '../support/held-date.ts';

/** More than half of what the quickest of some questions takes. */
const NEAR_MS = 2000;

let games: OpenedGamesDatabase;
let close: () => Promise<void>;

beforeAll(async () => {
  const empty = await startEmptyDatabase();
  ({ close } = empty);
  games = await openGamesDatabase(empty.url);
});

afterAll(async () => {
  holdDate(null);
  await games.close();
  await close();
});

const databaseNow = async (): Promise<number> => {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(games.database);
  return rows[0]?.at.getTime() ?? Number.NaN;
};

test.each([-30_000, 0, 30_000])(
  'on a machine whose clock is off by %i ms shared rounds run by the clock of the database, which all processes share',
  async (offMs) => {
    holdDate(null);
    holdDate(Date.now() + offMs);

    const { now, follow } = await followDatabaseClock(games.database);
    await follow();
    const before = await databaseNow();
    const told = now();
    const after = await databaseNow();

    expect(told).toBeGreaterThan(before - NEAR_MS);
    expect(told).toBeLessThan(after + NEAR_MS);
  },
);
