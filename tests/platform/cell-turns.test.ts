import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BrandTable, readBrandTables } from '#platform/app/cells/brand-tables.ts';
import { CellError, type OpenCell } from '#platform/app/cells/cell.ts';
import { addCell, openCell } from '#platform/app/cells/cells.ts';
import { raiseFence, removeFence } from '#platform/app/cells/fence.ts';
import { moveBrand } from '#platform/app/cells/move-brand.ts';
import { noShareMemory, shareCells } from '#platform/app/cells/share-cells.ts';
import { undoMove } from '#platform/app/cells/undo-move.ts';
import { withMove } from '#platform/app/cells/with-move.ts';
import { sql } from '#platform/base/database/sql.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

/** More than the statements of a whole turn take, on a slow machine too. */
const WITHIN_MS = 20_000;

/** Three cells; of b and c there is the database alone. */
let platform: TestPlatform;
let databases: TestDatabase[];
let env: Record<string, string>;
let cells: Record<'first' | 'b' | 'c', OpenCell>;
let merchantId: number;
let tables: BrandTable[];

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha')], { jobs: false });
  databases = [await startTestDatabase(), await startTestDatabase()];
  const [b = '', c = ''] = databases.map(({ url }) => url);
  env = { DATABASE_URL: platform.databaseUrl, LIVERY_CELL_B_URL: b, LIVERY_CELL_C_URL: c };
  const first = await openCell({ name: 'first', addressIn: 'DATABASE_URL' }, env);
  await addCell(first, { name: 'b' }, env);
  await addCell(first, { name: 'c' }, env);
  cells = {
    first,
    b: await openCell({ name: 'b', addressIn: 'LIVERY_CELL_B_URL' }, env),
    c: await openCell({ name: 'c', addressIn: 'LIVERY_CELL_C_URL' }, env),
  };
  const { rows } = await first.pool.query<{ id: number }>('select id from merchant');
  merchantId = rows[0]?.id ?? 0;
  tables = await readBrandTables(first.pool);
}, 300_000);

afterEach(async () => {
  for (const { pool } of Object.values(cells)) {
    await removeFence(pool, tables, merchantId);
    await pool.query('delete from brand_cell');
  }
});

afterAll(async () => {
  for (const { close } of Object.values(cells)) await close();
  await platform.close();
  for (const { close } of databases) await close();
});

/** In one that has heard of nothing for an hour, somebody is excluded in the first cell. */
const excludeSomebody = async (): Promise<void> => {
  const username = `leaver${crypto.randomUUID().slice(0, 8)}`;
  const profile = { email: `${username}@example.com` };
  const { memberId } = await openMember(platform, 'alpha', { username, profile });
  await sql`select exclude_person(${merchantId}, ${memberId}, null, null)`.execute(
    platform.database,
  );
  await cells.c.pool.query(`update cell_level set level_at = now() - interval '1 hour'`);
};

/** Who is excluded in a cell, by the numbers of exclusions; and whether its draws are level. */
const heardBy = async ({ pool }: OpenCell) => {
  const { rows } = await pool.query<{ isLevel: boolean; exclusions: number }>(
    `select (select count(distinct exclusion_id) from excluded_identity) as exclusions,
        exists (select from cell_level where subject = 'draws' and level_at > now() - interval '10 minutes') as "isLevel"`,
  );
  return rows[0];
};

const all = () => [cells.first, cells.b, cells.c];

test('a cell that takes no writes is named, and keeps draws and exclusions from no other', async () => {
  await excludeSomebody();
  const inFirst = await heardBy(cells.first);
  const name = new URL(env['LIVERY_CELL_B_URL'] ?? '').pathname.slice(1);
  await cells.b.pool.query(`alter database ${name} set default_transaction_read_only = on`);
  const broken = await openCell({ name: 'b', addressIn: 'LIVERY_CELL_B_URL' }, env);

  const { faults } = await shareCells([cells.first, broken, cells.c], true, noShareMemory());
  await broken.close();
  await cells.b.pool.query(`alter database ${name} reset default_transaction_read_only`);

  expect(faults.join('\n')).toMatch(/the cell first to b: .*read-only/);
  expect(await heardBy(cells.c)).toEqual({ exclusions: inFirst?.exclusions, isLevel: true });
});

test('a cell that gives no answer is left out after a while, and keeps draws and exclusions from no other; it goes on once it can', async () => {
  await excludeSomebody();
  const inFirst = await heardBy(cells.first);
  const holder = new Client({ connectionString: env['LIVERY_CELL_B_URL'] });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table cell_level in exclusive mode');

  const { faults, pending } = await shareCells(all(), true, noShareMemory(), WITHIN_MS);
  const heard = await heardBy(cells.c);
  await holder.end();
  await pending.get('b');

  expect(faults).toEqual(['The cell b does not answer: it is left out until it does.']);
  expect(heard).toEqual({ exclusions: inFirst?.exclusions, isLevel: true });
  expect(await heardBy(cells.b)).toEqual({ exclusions: inFirst?.exclusions, isLevel: true });
});

/** What a cell says of the brand; another one is where it goes to, or whence it comes. */
const say = async ({ pool }: OpenCell, state: string, other: string): Promise<void> => {
  await pool.query(
    `insert into brand_cell (merchant_id, state, other_cell, followed) values ($1, $2, $3, '{}')`,
    [merchantId, state, other],
  );
  await raiseFence(pool, tables, merchantId);
};

const countFences = async ({ pool }: OpenCell): Promise<number> =>
  (await pool.query('select from pg_policy where polname = $1', [`cell_${merchantId}`])).rowCount ??
  0;

const quietly = { closedAtMost: 20, tell: () => {} };

test('a brand that has gone on from a cell is not opened there again by what an older move has left: its fence stays', async () => {
  await say(cells.first, 'gone', 'b');
  await say(cells.b, 'gone', 'c');
  await say(cells.c, 'arriving', 'b');
  const before = await countFences(cells.b);

  const moved = withMove(cells.first, { code: 'alpha', to: 'b', env }, (ends) =>
    moveBrand({ ...ends, ...quietly }),
  );

  await expect(moved).rejects.toThrow(CellError);
  await expect(moved).rejects.toThrow(/has gone on to c/);
  expect(before).toBeGreaterThan(0);
  expect(await countFences(cells.b)).toBe(before);
});

test('a move is not taken back by the name of another cell than the one it goes to: its copy goes on', async () => {
  await say(cells.first, 'copying', 'b');
  await say(cells.b, 'arriving', 'first');
  const publication = `livery_move_${merchantId}`;
  await cells.first.pool.query(`create publication ${publication} for table account`);

  const undone = withMove(cells.first, { code: 'alpha', to: 'c', env }, undoMove);

  await expect(undone).rejects.toThrow(/on its way to b, not to c/);
  const left = await cells.first.pool.query('select from pg_publication where pubname = $1', [
    publication,
  ]);
  await cells.first.pool.query(`drop publication ${publication}`);
  expect([left.rowCount, (await countFences(cells.first)) > 0]).toEqual([1, true]);
});
