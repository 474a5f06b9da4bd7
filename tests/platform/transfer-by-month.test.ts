import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentIncome } from '#api/agent-income.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import { driftingBooks } from '#platform/app/doctor/find-drifting-books.ts';
import { missingPartitions } from '#platform/app/doctor/find-missing-partitions.ts';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { requestLivery } from '../build/request-livery.ts';
import { withClient } from '../support/database-template.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { forge, plantTransfers } from '../support/past-lines.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { recordStatements, type Statement } from '../support/statements.ts';

let platform: TestPlatform;
/** Sees every row, and may do what the server may not. */
let owner: Connection;
let past: OpenedMember;
let agent: TeamPerson;

const ask = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await owner.pool.query<Record<string, unknown>>(text, values)).rows;

const makePartitions = async (): Promise<void> => {
  // Of one table with each call.
  while ((await ask('select make_partitions()')).length > 0);
};

const MONTHS = ['2020-01', '2020-02', '2020-03', '2020-04'];

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha', { flags: { AGENTPOLICY3: true } })], {
    jobs: false,
  });
  owner = await connect(platform.databaseUrl, { connections: 4 });
  past = await openMember(platform, 'alpha', { username: 'past' });
  agent = await openTeamPerson(platform, { type: 1 });
});

afterAll(async () => {
  expect(await driftingBooks.find({ database: owner.database, isWhole: true })).toEqual([]);
  await owner.close();
  await platform.close();
});

test('transfers of months that have no partition are caught, told by the doctor, and moved to the month that they are of', async () => {
  await plantTransfers(
    platform.databaseUrl,
    past,
    MONTHS.flatMap((month) => [`${month}-01Z`, `${month}-28 23:59:59.999999Z`]),
  );
  const told = await missingPartitions.find({ database: owner.database, isWhole: false });

  await makePartitions();

  expect(told.map(({ subject }) => subject)).toContain('transfer_rest');
  expect(
    await ask(`select split_part(tableoid::regclass::text, '.', 2) as part, count(*)::int as transfers from transfer
      where created_at < '2021-01-01' group by 1 order by 1`),
  ).toEqual(MONTHS.map((month) => ({ part: `transfer_${month.replace('-', '_')}`, transfers: 2 })));
  expect(await missingPartitions.find({ database: owner.database, isWhole: false })).toEqual([]);
  for (const isWhole of [false, true])
    expect(await driftingBooks.find({ database: owner.database, isWhole })).toEqual([]);
});

test('no transfer is changed or removed, by whichever name of a month it is reached', async () => {
  const parts = await ask(
    `select 'parts.' || name as name from month_partitions() where of_table = 'transfer'`,
  );

  expect(parts.length).toBeGreaterThan(MONTHS.length + 2);
  for (const name of ['transfer', ...parts.map((part) => String(part['name']))])
    for (const text of [`update ${name} set kind = 'x'`, `delete from ${name}`, `truncate ${name}`])
      await expect(owner.pool.query(text), text).rejects.toThrow('never changed or removed');
  expect(
    await ask(`select c.relname from pg_class c where c.relnamespace = 'parts'::regnamespace and c.relkind = 'r'
      and c.relname like 'transfer%' and (not c.relrowsecurity or not exists (select from pg_policy p
        where p.polrelid = c.oid and p.polname = 'one_brand'))`),
  ).toEqual([]);
});

const POST = `select id, replay from post_transfer($1, $2, $3, $4, 'gift',
  array[open_account($1, 'bank', null, 'USD', false), open_account($1, 'cash', $5, 'USD', true)], array[-5, 5])`;

const post = (key: string, scope = 'gift', hash = 'h') =>
  ask(POST, [past.merchantId, scope, key, hash, past.memberId]);

test('a transfer that is written past the functions has its key all the same, and takes no other one’s', async () => {
  const [first] = await post('taken');
  const plant = (id: number, key: string, more = 'null') =>
    withClient(platform.databaseUrl, (client) =>
      client.query(
        `begin; insert into transfer (merchant_id, id, scope, idem_key, request_hash, kind, reverses)
          values (${past.merchantId}, ${id}, 'gift', '${key}', 'x', 'gift', ${more});
        select transfer_id::int as id from transfer_key where scope = 'gift' and idem_key = '${key}'; rollback`,
      ),
    );

  const [, , kept] = (await plant(-1, 'planted')) as unknown as { rows: unknown[] }[];
  expect(kept?.rows).toEqual([{ id: -1 }]);
  await expect(plant(-2, 'taken')).rejects.toMatchObject({ code: '23505' });
  await ask(`select post_transfer(${past.merchantId}, 'back', 'taken', '', 'gift',
    array[open_account(${past.merchantId}, 'bank', null, 'USD', false),
      open_account(${past.merchantId}, 'cash', ${past.memberId}, 'USD', true)], array[5, -5], null, ${String(first?.['id'])})`);
  await expect(plant(-3, 'another', String(first?.['id']))).rejects.toMatchObject({
    code: '23505',
  });
});

/** The months of long ago that are looked at while something runs that is undone. */
const looksAt = (text: string, values: unknown[] = []): Promise<unknown[]> =>
  withClient(platform.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(text, values);
    const { rows } = await client.query<{ relname: string }>(
      `select relname from pg_stat_xact_all_tables where schemaname = 'parts' and relname like 'transfer_2020%'
        and coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0 order by 1`,
    );
    await client.query('rollback');
    return rows.map(({ relname }) => relname);
  });

test('what is asked of one transfer, or of some days, looks at no other month', async () => {
  const { merchantId, memberId } = await openMember(platform, 'alpha', {
    username: 'mover',
    cashMinor: 1000,
  });
  const move = [merchantId, memberId, 'USD'];
  const moves = `select * from move_between_purses($1, $2, $3, 'cash', 'vendor:INH', 100, 'a move', '')`;
  const deposit = `insert into deposit (merchant_id, member_id, reference, channel_id, provider, channel, currency,
      amount_minor, fee_minor, state, expires_at, ended_at, transfer_id)
    select $1, $2, 'a deposit', 'c', 'bank', '{}', 'USD', 5, 0, 'SETTLED', now(), now(), max(transfer_id)
      from transfer_key where merchant_id = $1`;

  // As far as this brand's figures go; those of a new brand begin with its first day.
  await ask(
    `insert into team_gathered (merchant_id, gathered_until) values ($1, now() - interval '1 hour')
      on conflict (merchant_id) do update set gathered_until = excluded.gathered_until`,
    [merchantId],
  );
  const whole = await looksAt('select count(*) from transfer');
  const first = await looksAt(moves, move);
  await owner.pool.query(moves, move);

  // Which shows that a look is seen.
  expect(whole).toHaveLength(MONTHS.length);
  expect({
    first,
    again: await looksAt(moves, move),
    posted: await looksAt(POST, [merchantId, 'gift', 'one more', 'h', memberId]),
    known: await looksAt(POST, [merchantId, 'gift', 'taken', 'h', memberId]),
    deposit: await looksAt(deposit, [merchantId, memberId]),
    figures: await looksAt(
      `select count(*) from team_events($1, 'UTC', now() - interval '1 day', now())`,
      [merchantId],
    ),
    due: await looksAt(`select team_brands_due(array[$1::bigint])`, [merchantId]),
  }).toEqual({ first: [], again: [], posted: [], known: [], deposit: [], figures: [], due: [] });
});

/** The months of transfers that plans of what was asked look at, in the order of their names. */
const monthsOf = (statements: readonly Statement[]): Promise<string[]> =>
  withClient(platform.databaseUrl, async (client) => {
    const lines: string[] = [];
    for (const { text, values } of statements.filter((each) => /\btransfer\b/.test(each.text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, timing off, summary off) ${text}`,
        [...values],
      );
      lines.push(...rows.map((row) => row['QUERY PLAN']));
    }
    expect(lines.length).toBeGreaterThan(0);
    const seen = lines.filter((line) => !line.includes('never executed')).join('\n');
    return [...new Set(seen.match(/\btransfer_(?:\d{4}_\d{2}|rest|before)\b/g))].toSorted();
  });

test('an agent’s income looks at the months that are asked for alone, and finds lines without a date too', async () => {
  const { merchantId, memberId } = agent;
  const salary = `select post_transfer($1, 'salary', $3, '', 'salary_daily',
    array[open_account($1, 'house', null, 'USD', false), open_account($1, 'commission', $2, 'USD', true)], array[-7, 7])`;
  await ask(salary, [merchantId, memberId, 'one']);
  await ask(salary, [merchantId, memberId, 'two']);
  const today = dayIn('UTC', new Date());
  const work = () => platform.call(agent, agentIncome, { from: addDays(today, -90) });

  const { value, statements } = await recordStatements(work);
  const months = await monthsOf(statements);
  await forge(
    platform.databaseUrl,
    `update entry set created_at = 'epoch' where transfer_id = (select transfer_id from transfer_key where idem_key = 'one')`,
  );
  await makePartitions();

  expect(value).toMatchObject({ value: { items: [{ amountMinor: 7 }, { amountMinor: 7 }] } });
  expect(months).toContain(`transfer_${new Date().toISOString().slice(0, 7).replace('-', '_')}`);
  expect(months.filter((name) => name.startsWith('transfer_2020'))).toEqual([]);
  expect(await work()).toMatchObject({
    value: { totals: [{ kind: 'dailySalary', movements: 2, amountMinor: 14 }] },
  });
});

const detach = (before: string) =>
  requestLivery(
    ['platform', 'archive', 'detach', '--before', before, '--as', 'olga', '--reason', 'a test'],
    { DATABASE_URL: platform.databaseUrl },
  );

test('transfers are taken off with their lines, stay readable, and what was asked under their keys is known', async () => {
  await forge(
    platform.databaseUrl,
    `update entry e set created_at = t.created_at from transfer t where t.id = e.transfer_id and e.created_at = 'epoch'`,
  );
  const [{ id, key } = {}] = await ask(
    `select id, idem_key as key from transfer where created_at < '2020-02-01' order by id limit 1`,
  );
  await ask(
    `insert into transfer_key select merchant_id, scope, idem_key, id, created_at, request_hash
      from transfer where id = $1`,
    [id],
  );

  const { code, stderr } = await detach('2020-03');

  expect([code, stderr]).toEqual([0, expect.stringContaining('They are read there')]);
  expect(await ask(`select from transfer where created_at < '2020-03-01'`)).toEqual([]);
  expect(
    await ask('select from archive.transfer t join archive.entry e on e.transfer_id = t.id'),
  ).toHaveLength(8);
  for (const name of ['archive.transfer', 'archive.transfer_2020_01'])
    await expect(owner.pool.query(`delete from ${name}`)).rejects.toThrow('never changed');
  for (const isWhole of [false, true])
    expect(await driftingBooks.find({ database: owner.database, isWhole })).toEqual([]);
  expect(await post(String(key), 'past', '')).toEqual([{ id, replay: true }]);
  await expect(post(String(key), 'past', 'another')).rejects.toMatchObject({ code: 'LV001' });
});

test('transfers whose lines would stay are not taken off', async () => {
  // As whoever was cut off between the two, and wrote a line of that month past the functions.
  await ask('alter table entry detach partition parts.entry_2020_03');
  await forge(platform.databaseUrl, 'insert into entry select * from parts.entry_2020_03');

  const { code, stderr } = await detach('2020-04');

  expect(code).toBe(1);
  expect(stderr).toContain('4 lines of its transfers would stay without them');
  await forge(platform.databaseUrl, `delete from entry where created_at < '2020-04-01'`);
  await ask(
    `alter table entry attach partition parts.entry_2020_03 for values from ('2020-03-01Z') to ('2020-04-01Z')`,
  );
});
