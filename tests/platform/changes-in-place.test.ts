import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';

/* A row is changed in place (HOT) only where no index but those of kind BRIN names what changes: then none is written to. */
let database: TestDatabase;
let owner: Connection;

beforeAll(async () => {
  database = await startTestDatabase();
  owner = await connect(database.url, { connections: 1 });
});

afterAll(async () => {
  await owner.close();
  await database.close();
});

/** What each bet and each posting changes. */
const CHANGED: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['account', ['balance', 'seq']],
  ['play_quarter', ['bets', 'payout_minor', 'settled_minor', 'staked_minor', 'valid_minor']],
  ['play_session', ['staked_minor', 'won_minor']],
  ['play_pass', ['budget_minor', 'until']],
];

test.for(CHANGED)('no index is written to when a row of %s changes', async ([table, columns]) => {
  const { rows } = await owner.pool.query<{ index: string; column: string }>(
    `select i.indexrelid::regclass::text as index, a.attname as column
      from pg_index i
      join pg_class c on c.oid = i.indexrelid
      join pg_am m on m.oid = c.relam
      join pg_attribute a on a.attrelid = i.indrelid and a.attname = any ($2)
      where i.indrelid = $1::regclass and m.amname <> 'brin' and (a.attnum = any (i.indkey)
        or concat(pg_get_expr(i.indpred, i.indrelid), ' ', pg_get_expr(i.indexprs, i.indrelid)) ~ ('\\m' || a.attname || '\\M'))`,
    [table, columns],
  );

  expect(rows).toEqual([]);
});

test('balances above the ceiling are found without a look at the others', async () => {
  await owner.pool.query(`set enable_seqscan = off`);
  const { rows } = await owner.pool.query<{ 'QUERY PLAN': string }>(
    `explain select id from account where tracked and balance > 1000000000000000`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');

  expect(plan).toContain('Bitmap Index Scan on account_over_ceiling');
  expect(plan).toMatch(/Index Cond: \(balance > '?1000000000000000/);
});
