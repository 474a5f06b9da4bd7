import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { driftingBooks } from '#platform/app/doctor/find-drifting-books.ts';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { requestLivery } from '../build/request-livery.ts';
import { withClient } from '../support/database-template.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { forge, plantTransfers } from '../support/past-lines.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const PROOF = path.resolve(import.meta.dirname, '../../deploy/backup/prove-books.sql');

let platform: TestPlatform;
let owner: Connection;
let ana: OpenedMember;

const ask = async (text: string): Promise<Record<string, unknown>[]> =>
  (await owner.pool.query<Record<string, unknown>>(text)).rows;

const detach = (before: string) =>
  requestLivery(
    ['platform', 'archive', 'detach', '--before', before, '--as', 'olga', '--reason', 'a test'],
    { DATABASE_URL: platform.databaseUrl },
  );

/** What psql says of the books. */
const prove = () =>
  promisify(execFile)('psql', [
    '-X',
    '-v',
    'ON_ERROR_STOP=1',
    '-f',
    PROOF,
    platform.databaseUrl,
  ]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );

/** The member's cash account. */
const cash = (): string =>
  `(select id from account where merchant_id = ${ana.merchantId} and member_id = ${ana.memberId} and kind = 'cash')`;

const SUMS = `select id, account_sum(merchant_id, id) as sum from account order by id`;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha')], { jobs: false });
  owner = await connect(platform.databaseUrl, { connections: 4 });
  ana = await openMember(platform, 'alpha', { username: 'ana' });
  const months = ['01-31 23:59:59.999Z', '02-10Z', '03-10Z', '04-10Z', '05-10Z'];
  await plantTransfers(
    platform.databaseUrl,
    ana,
    months.map((day) => `2020-${day}`),
  );
  await ask('select make_partitions()');
});

afterAll(async () => {
  await owner.close();
  await platform.close();
});

/** What is planted is mended, and nothing was taken off. */
beforeEach(async () => {
  expect(await driftingBooks.find({ database: owner.database, isWhole: true })).toEqual([]);
});

/** Changes one line of the member's. */
const line = (seq: number, text: string): string =>
  `update entry set ${text} where account_id = ${cash()} and account_seq = ${seq}`;

const dated = (seq: number, at: string): string => line(seq, `created_at = '${at}'`);

test.each<[what: string, plant: () => string, mend: () => string]>([
  ['a transfer does not add up', () => line(2, 'amount = 6'), () => line(2, 'amount = 5')],
  [
    'a line is dated before its transfer',
    () => dated(2, '2020-01-30Z'),
    () => dated(2, '2020-02-10Z'),
  ],
  [
    'a line that has no date is of a transfer that is newer',
    () => dated(5, 'epoch'),
    () => dated(5, '2020-05-10Z'),
  ],
  [
    'a line does not go on where the one before ends',
    () => line(2, 'balance_after = 11'),
    () => line(2, 'balance_after = 10'),
  ],
  ['a number is left out', () => line(2, 'account_seq = 9'), () => line(9, 'account_seq = 2')],
  [
    'a line stands there twice',
    () => `insert into entry select merchant_id, transfer_id, 3, account_id, amount, balance_after, account_seq, created_at + interval '1 day'
      from entry where account_id = ${cash()} and account_seq = 2`,
    () => 'delete from entry where line = 3',
  ],
])('nothing is taken off while %s', async (_what, plant, mend) => {
  await forge(platform.databaseUrl, plant());

  const { code, stderr } = await detach('2020-04');
  await forge(platform.databaseUrl, mend());

  expect(code).toBe(1);
  expect(stderr).toContain('the books until then are not sound');
  expect(await ask('select from account_carried')).toEqual([]);
  expect(await ask('select from month_partitions() where is_archived')).toEqual([]);
});

test('balances are the same without the months that were taken off, and the books are proved', async () => {
  const before = await ask(SUMS);

  const { code } = await detach('2020-04');

  expect(code).toBe(0);
  expect(await ask(`select from entry where created_at < '2020-04-01'`)).toEqual([]);
  expect(await ask(SUMS)).toEqual(before);
  for (const isWhole of [false, true])
    expect(await driftingBooks.find({ database: owner.database, isWhole })).toEqual([]);
  expect(await prove()).toContain('proved:');
  expect(
    await ask(`select until::date::text as until, balance::int, entries::int from account_carried
      where account_id = ${cash()} order by until`),
  ).toEqual(
    ['2020-02-01', '2020-03-01', '2020-04-01'].map((until) => ({ until, balance: 5, entries: 1 })),
  );
  expect(
    await ask(`select from archive.entry e full join account_carried c on c.account_id = e.account_id
        and c.until = date_trunc('month', e.created_at at time zone 'UTC') at time zone 'UTC' + interval '1 month'
      group by c.account_id, c.until having sum(e.amount) is distinct from max(c.balance)`),
  ).toEqual([]);
});

test('what was carried forward is missed by every proof when it is changed', async () => {
  await ask(
    `update account_carried set balance = balance + 1 where account_id = ${cash()} and until = '2020-02-01Z'`,
  );

  const [told, proof] = [
    await driftingBooks.find({ database: owner.database, isWhole: true }),
    await prove(),
  ];
  await ask(
    `update account_carried set balance = balance - 1 where account_id = ${cash()} and until = '2020-02-01Z'`,
  );

  expect(told).toMatchObject([{ check: 'books' }]);
  expect(proof).toContain('1 faults in the books');
});

test('the archive is neither changed nor removed from, by any of its names', async () => {
  for (const name of ['archive.entry', 'archive.entry_2020_01'])
    for (const text of [`update ${name} set amount = 1`, `delete from ${name}`, `truncate ${name}`])
      await expect(owner.pool.query(text), text).rejects.toThrow('never changed or removed');
});

test('who adds up while a month is taken off waits, and counts it once', async () => {
  const before = await ask(SUMS);
  const [{ id } = {}] = await ask(
    `select id from account where kind = 'clearing' and merchant_id = ${ana.merchantId}`,
  );
  const [{ sum } = {}] = before.filter((row) => row['id'] === id);

  const answer = await withClient(platform.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(`insert into account_carried select merchant_id, account_id, '2020-05-01Z', sum(amount), count(*)
      from parts.entry_2020_04 group by 1, 2`);
    await client.query('alter table entry detach partition parts.entry_2020_04');
    const asked = owner.pool.query(`select account_sum(${ana.merchantId}, ${String(id)}) as sum`);
    await expect
      .poll(() =>
        ask(`select from pg_locks where not granted
        and database = (select oid from pg_database where datname = current_database())`),
      )
      .not.toEqual([]);
    await client.query('commit');
    return asked;
  });

  expect(answer.rows).toEqual([{ sum }]);
  expect(await ask(SUMS)).toEqual(before);
});
