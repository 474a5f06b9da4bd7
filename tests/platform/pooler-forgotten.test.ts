import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '#platform/base/database/connect.ts';
import { openMigrated } from '#platform/base/database/open-database.ts';
import { serverLogin } from '#platform/base/database/server-login.ts';
import { sql } from '#platform/base/database/sql.ts';
import { type Carrier, startCarrier } from '../../scripts/faults/carrier.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { withClient } from '../support/database-template.ts';
import { startPooler, whyNoPooler } from '../support/pooler.ts';
import { reportSkipped } from '../support/report-skipped.ts';

const missing = await whyNoPooler();
if (missing !== null) reportSkipped(missing);

/** More than PgBouncer has connections to PostgreSQL. */
const AT_ONCE = 12;
const POOLED = 4;

/** Longer than a connection may be silent until the server is asked, and asked again. */
const LONG_SECONDS = 9;

describe.skipIf(missing !== null)('behind PgBouncer', () => {
  let opened: TestDatabase;
  let carrier: Carrier;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let server: Connection;

  beforeAll(async () => {
    opened = await startTestDatabase();
    // By itself PostgreSQL notices nothing here, and PgBouncer neither: what it sends is acknowledged.
    carrier = await startCarrier(Number(new URL(opened.url).port), { noticedMs: 24 * 3_600_000 });
    await (await openMigrated(opened.url)).close();
    pooler = await startPooler(carrier.urlOf(opened.url), POOLED);
    server = await openMigrated(opened.url, { poolUrl: pooler.urlOf(opened.url) });
  });

  afterAll(async () => {
    await server.close();
    await pooler.stop();
    await carrier.close();
    await opened.close();
  });

  const ask = () => sql<{ one: number }>`select 1 as one`.execute(server.database);

  const askTogether = () => Promise.allSettled(Array.from({ length: AT_ONCE }, ask));

  test('connections that the network has forgotten are given up, though another statement of the same login has run for longer', async () => {
    const login = serverLogin(opened.url);
    const long = new Client({ connectionString: login?.url });
    await long.connect();
    await withClient(opened.url, async (holder) => {
      await holder.query('select pg_advisory_lock(4711)');
      // A job of another server, which waits for as long as this test does.
      const waits = long.query('select pg_advisory_lock(4711)');
      // All that PgBouncer may have are used at once.
      const naps = Array.from({ length: POOLED }, () =>
        sql`select pg_sleep(0.5)`.execute(server.database),
      );
      await Promise.all(naps);

      carrier.set('halfOpen');
      const answers = await askTogether();

      expect(answers.some(({ status }) => status === 'rejected')).toBe(true);
      await expect
        .poll(async () => (await askTogether()).map(({ status }) => status), { timeout: 120_000 })
        .toEqual(Array(AT_ONCE).fill('fulfilled'));
      await holder.query('select pg_advisory_unlock(4711)');
      await waits;
    });
    await long.end();
  }, 240_000);

  test('a statement that takes long is no silence, whatever was found to be forgotten before', async () => {
    const { rows } = await sql`select 1 as one from pg_sleep(${LONG_SECONDS})`.execute(
      server.database,
    );

    expect(rows).toEqual([{ one: 1 }]);
  }, 120_000);
});
