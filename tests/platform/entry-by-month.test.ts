import { afterAll, beforeAll, expect, test } from 'vitest';
import { driftingBooks } from '#platform/app/doctor/find-drifting-books.ts';
import { missingPartitions } from '#platform/app/doctor/find-missing-partitions.ts';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { withClient } from '../support/database-template.ts';
import { findUnsoundBooks, type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound } from '../support/money.ts';
import { forge, plantTransfers } from '../support/past-lines.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = buildMerchant('alpha');

let platform: TestPlatform;
/** Sees every row, and may do what the server may not. */
let owner: Connection;
let merchant: Merchant;
let past: OpenedMember;

const ask = async (text: string): Promise<Record<string, unknown>[]> =>
  (await owner.pool.query<Record<string, unknown>>(text)).rows;

const SOUND = { unbalanced: [], wrong: [] };

/** On both sides of the turn of months, to the smallest step that there is. */
const MOMENTS = [
  '2020-01-15Z',
  '2020-01-31 23:59:59.999Z',
  '2020-01-31 23:59:59.999999Z',
  '2020-02-01 00:00Z',
  '2020-03-31 20:00-04',
];

beforeAll(async () => {
  platform = await startTestPlatform([alpha], { jobs: false });
  owner = await connect(platform.databaseUrl, { connections: 4 });
  await owner.pool.query('select 1');
  merchant = await openMerchant(platform.database, alpha);
  past = await openMember(platform, 'alpha', { username: 'past' });
});

afterAll(async () => {
  await owner.close();
  await platform.close();
});

test('lines of months that have no partition are caught, told by the doctor, and moved to the month that they are of', async () => {
  await plantTransfers(platform.databaseUrl, past, MOMENTS);
  const told = await missingPartitions.find({ database: owner.database, isWhole: false });

  await ask('select make_partitions()');

  expect(told.map(({ subject }) => subject)).toEqual(['entry_rest', 'transfer_rest']);
  expect(
    await ask(`select split_part(tableoid::regclass::text, '.', 2) as part, count(*)::int / 2 as transfers from entry
      where created_at < '2021-01-01' group by 1 order by 1`),
  ).toEqual([
    { part: 'entry_2020_01', transfers: 3 },
    { part: 'entry_2020_02', transfers: 1 },
    { part: 'entry_2020_04', transfers: 1 },
  ]);
  expect(await ask('select from parts.entry_rest')).toEqual([]);
  expect(await findUnsoundBooks(owner.database)).toEqual(SOUND);
  expect(await driftingBooks.find({ database: owner.database, isWhole: true })).toEqual([]);
});

test('no line is changed or removed, by whichever name of a month it is reached', async () => {
  const parts = await ask(
    `select 'parts.' || name as name from month_partitions() where of_table = 'entry'`,
  );

  expect(parts.length).toBeGreaterThan(6);
  for (const name of ['entry', ...parts.map((part) => String(part['name']))])
    for (const text of [`update ${name} set amount = 1`, `delete from ${name}`, `truncate ${name}`])
      await expect(owner.pool.query(text), text).rejects.toThrow('never changed or removed');
  expect(
    await ask(`select c.relname from pg_class c where c.relnamespace = 'parts'::regnamespace and c.relkind = 'r'
      and c.relname like 'entry%' and (not c.relrowsecurity or not exists (select from pg_policy p
        where p.polrelid = c.oid and p.polname = 'one_brand'))`),
  ).toEqual([]);
});

test('every line has the moment of its transfer, that of a call in flight of the former version too', async () => {
  const player = await openMember(platform, 'alpha', { username: 'player', cashMinor: 1000 });
  await playRound(platform.database, merchant, player.memberId, {
    stakeMinor: 100,
    payoutMinor: 50,
  });
  const kept = await withClient(platform.databaseUrl, async (client) => {
    await client.query('begin');
    // As the former functions write them: nothing is said of when.
    const { rows } = await client.query(`with moved as (
        insert into transfer (merchant_id, scope, idem_key, request_hash, kind)
          values (${past.merchantId}, 'former', 'one', '', 'gift') returning id, created_at
      ), line as (
        insert into entry (merchant_id, transfer_id, line, account_id, amount)
          select ${past.merchantId}, id, 1, 1, 5 from moved returning created_at
      ) select m.created_at = l.created_at as same from moved m, line l`);
    await client.query('rollback');
    return rows;
  });

  expect(kept).toEqual([{ same: true }]);
  expect(
    await ask(`select from entry e left join transfer t on t.merchant_id = e.merchant_id and t.id = e.transfer_id
      where t.created_at is distinct from e.created_at`),
  ).toEqual([]);
});

test('a line of another moment than its transfer is named by the doctor', async () => {
  const line = `merchant_id = ${past.merchantId} and line = 1 and account_seq = 4
    and account_id = (select id from account where member_id = ${past.memberId} and kind = 'cash')`;
  await forge(platform.databaseUrl, `update entry set created_at = '2020-04-02Z' where ${line}`);

  const quick = await driftingBooks.find({ database: owner.database, isWhole: false });
  const whole = await driftingBooks.find({ database: owner.database, isWhole: true });

  await forge(platform.databaseUrl, `update entry set created_at = '2020-02-01Z' where ${line}`);
  // By its transfer it is not found.
  expect(quick.map(({ found }) => found)).toEqual([expect.stringContaining('adds up to -5')]);
  expect(whole.map(({ found }) => found)).toContainEqual(
    expect.stringMatching(/^A line of the transfer \d+ of alpha is dated 2020-04-02/),
  );
  expect(await driftingBooks.find({ database: owner.database, isWhole: true })).toEqual([]);
});

/** The months before this year that are looked at while a function runs. */
const looksAt = (text: string, values: unknown[]): Promise<unknown[]> =>
  withClient(platform.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(text, values);
    const { rows } = await client.query(`select relname from pg_stat_xact_all_tables
      where schemaname = 'parts' and relname like 'entry_202_%' and relname < 'entry_2021'
        and coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0 order by 1`);
    await client.query('rollback');
    return rows;
  });

test('what is asked of one transfer, or of some days, looks at no other month', async () => {
  const mover = await openMember(platform, 'alpha', { username: 'mover', cashMinor: 1000 });
  const { merchantId, memberId } = mover;
  const move = [merchantId, memberId, merchant.config.currency];
  const moves = `select * from move_between_purses($1, $2, $3, 'cash', 'vendor:INH', 100, 'a move', '')`;
  const events = `select count(*) from team_events($1, 'UTC', now() - interval '1 day', now())`;

  const whole = await looksAt('select account_sum($1, 1)', [merchantId]);
  const [first, salaries] = [await looksAt(moves, move), await looksAt(events, [merchantId])];
  await owner.pool.query(moves, move);
  const again = await looksAt(moves, move);

  // Which shows that a look is seen.
  expect(whole).toHaveLength(3);
  expect({ first, again, salaries }).toEqual({ first: [], again: [], salaries: [] });
});

test('bets are placed while months are attached, each once, and none is lost', async () => {
  const players = await Promise.all(
    [1, 2, 3].map((n) =>
      openMember(platform, 'alpha', { username: `busy${n}`, cashMinor: 10_000 }),
    ),
  );
  const [{ lines: before } = {}] = await ask('select count(*)::int as lines from entry');
  const over = new AbortController();
  let rounds = 0;
  const untilOver = Promise.all(
    players.map(async ({ memberId }) => {
      while (!over.signal.aborted) {
        await playRound(platform.database, merchant, memberId, { stakeMinor: 10, payoutMinor: 10 });
        rounds += 1;
      }
    }),
  );

  const made: unknown[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    // This month, so that what is written meanwhile is caught and has to be moved; and one that is long over.
    const [{ name } = {}] = await ask(`select name from month_partitions() where of_table = 'entry'
      and not is_rest and from_at <= now() and until_at > now()`);
    await ask(`begin; alter table entry detach partition parts.${String(name)};
      alter table parts.${String(name)} rename to kept${turn}; commit`);
    await plantTransfers(platform.databaseUrl, past, [`2021-0${turn + 1}-01Z`]);
    const found = rounds;
    await Promise.race([
      untilOver,
      expect.poll(() => rounds, { timeout: 60_000 }).toBeGreaterThan(found),
    ]);
    made.push(...(await ask('select make_partitions() as name')));
  }
  over.abort();
  await untilOver;
  await ask('select make_partitions()');
  for (let turn = 0; turn < 6; turn += 1)
    await forge(
      platform.databaseUrl,
      `insert into entry select * from parts.kept${turn}; drop table parts.kept${turn}`,
    );

  expect(made.length).toBeGreaterThanOrEqual(6);
  expect(await ask('select from parts.entry_rest')).toEqual([]);
  const [{ lines: after } = {}] = await ask('select count(*)::int as lines from entry');
  expect(after).toBe(Number(before) + rounds * 4 + 12);
  expect(await findUnsoundBooks(owner.database)).toEqual(SOUND);
  expect(await driftingBooks.find({ database: owner.database, isWhole: true })).toEqual([]);
});
