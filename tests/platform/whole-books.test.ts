import { afterAll, beforeAll, expect, test } from 'vitest';
import { driftingBooks } from '#platform/app/doctor/find-drifting-books.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { plantTransfers } from '../support/past-lines.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { countPages, recordStatements } from '../support/statements.ts';
import { withClient } from '../support/database-template.ts';

/** More than the newest that are looked at. */
const TRANSFERS = 1500;

let platform: TestPlatform;
let ana: OpenedMember;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha')], { jobs: false });
  ana = await openMember(platform, 'alpha', { username: 'ana' });
});

afterAll(() => platform.close());

const plant = async (): Promise<void> => {
  const now = new Date().toISOString();
  await plantTransfers(platform.databaseUrl, ana, Array<string>(TRANSFERS).fill(now));
  // As autovacuum leaves it on a young platform: of parts that grow it knows, of tables over parts and of small ones it does not.
  await withClient(platform.databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relid::regclass::text as name from pg_stat_user_tables
        where relname ~ '^(entry|transfer)_20' and n_live_tup > 0`,
    );
    for (const { name } of rows) await client.query(`analyze ${name}`);
  });
};

/** How many pages are looked at for the books, in whichever order the planner takes them. */
const pagesOfBooks = async (isWhole: boolean): Promise<number> => {
  const { value, statements } = await recordStatements(() =>
    driftingBooks.find({ database: platform.database, isWhole }),
  );
  expect(value).toEqual([]);
  return countPages(
    platform.databaseUrl,
    statements.map(({ text, values }) => ({ text: text.trim(), values })),
  );
};

test('twice as many transfers are twice as much work for whole books, and no more for the newest', async () => {
  await plant();
  const before = { whole: await pagesOfBooks(true), newest: await pagesOfBooks(false) };
  await plant();

  const after = { whole: await pagesOfBooks(true), newest: await pagesOfBooks(false) };

  expect(before.whole).toBeGreaterThan(TRANSFERS);
  expect(after.whole).toBeLessThan(3 * before.whole);
  expect(after.newest).toBeLessThan(1.5 * before.newest);
}, 120_000);
