import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyBrand } from '#platform/base/database/brand-scope.ts';
import { sql } from '#platform/base/database/sql.ts';
import { requestLivery } from '../build/request-livery.ts';
import { withClient } from '../support/database-template.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let ana: OpenedMember;
let ben: OpenedMember;

const WHO = ['--as', 'olga', '--reason', 'a test'];

const archive = async (...args: string[]) => {
  const { code, stdout, stderr } = await requestLivery(
    ['platform', 'archive', ...args, ...(args[0] === 'detach' ? WHO : [])],
    {
      DATABASE_URL: platform.databaseUrl,
    },
  );
  return { code, stdout, stderr };
};

const ask = (text: string): Promise<Record<string, unknown>[]> =>
  withClient(platform.databaseUrl, async (client) => (await client.query(text)).rows);

/** A record of each in every third month since 2020-01, and none later. */
const fill = (reference: string): Promise<unknown> =>
  ask(`insert into money_record (merchant_id, member_id, at, kind, wallet, amount_minor, balance_after_minor, reference)
    select m.merchant_id, m.id, timestamptz '2020-01-31 23:30Z' + i * interval '3 months', 'bonus', 'cash', 1, 1, '${reference}'
      from member m, generate_series(0, 3) i;
    select make_partitions()`);

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')], {
    jobs: false,
  });
  [ana, ben] = [
    await openMember(platform, 'alpha', { username: 'ana' }),
    await openMember(platform, 'beta', { username: 'ben' }),
  ];
  await fill('first');
});

afterAll(() => platform.close());

test('months are listed with where they stand', async () => {
  const { code, stdout } = await archive('list', '--json');

  expect(code).toBe(0);
  const { partitions } = JSON.parse(stdout) as { partitions: Record<string, unknown>[] };
  expect(partitions.find(({ table }) => table === 'money_record')).toMatchObject({
    table: 'money_record',
    name: 'money_record_2020_01',
    isArchived: false,
    from: '2020-01-01T00:00:00.000Z',
    until: '2020-02-01T00:00:00.000Z',
  });
  expect((await archive('list')).stdout).toMatch(
    /money_record\s+2020-01\s+2020-02\s+parts\.money_record_2020_01/,
  );
});

test.each<[what: string, plant: string, mend: string]>([
  [
    '1 bets of it are open',
    `set session_replication_role = replica;
      insert into bet (merchant_id, member_id, vendor_code, transaction_id, game_type, currency, stake_minor, transfer_id,
        placed_at) select merchant_id, id, 'INH', 'open', 'RNG', 'USD', 1, 1, '2020-01-05' from member where username = 'ana'`,
    `set session_replication_role = replica; delete from bet where transaction_id = 'open'`,
  ],
  [
    '1 deposits or withdrawals of it have no end',
    `update money_record set state = 'pending' where at < '2020-02-01' and member_id in (select id from member where username = 'ana')`,
    `update money_record set state = 'completed'`,
  ],
  [
    '1 bills of it are not paid',
    `set session_replication_role = replica;
      insert into contract_bill (merchant_id, contract_id, kind, agent_id, starts_at, ends_at, stake_minor, payout_minor,
        valid_minor, bonus_minor, rebate_minor, salary_minor, fee_minor, active_members, figure_minor, rate_millis, gross_minor, state)
      select merchant_id, 1, 'dividend', id, '2020-01-01', '2020-02-01', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'PAYABLE'
        from member where username = 'ana'`,
    `delete from contract_bill`,
  ],
  [
    'figures of teams are not counted until then at 1 brands',
    `insert into team_gathered (merchant_id, gathered_until) select merchant_id, '2020-01-20' from member where username = 'ana'
      on conflict (merchant_id) do update set gathered_until = excluded.gathered_until`,
    `delete from team_gathered`,
  ],
])('nothing is taken off while %s', async (text, plant, mend) => {
  await ask(plant);

  const { code, stderr } = await archive('detach', '--before', '2020-02');
  await ask(mend);

  expect(code).toBe(1);
  expect(stderr).toContain(text);
  expect(await ask('select from month_partitions() where is_archived')).toEqual([]);
});

test('what members may still look back to stays, and a month that is none is refused', async () => {
  const now = new Date();
  await ask(`insert into money_record (merchant_id, member_id, at, kind, wallet, amount_minor, reference)
    select merchant_id, id, now() - interval '2 months', 'bonus', 'cash', 1, 'near' from member;
    select make_partitions()`);
  const near = await archive('detach', '--before', now.toISOString().slice(0, 7));
  const wrong = await archive('detach', '--before', '2020-13');

  expect(near.code).toBe(1);
  expect(near.stderr).toContain('members may look back 12 months');
  expect(wrong.code).toBe(2);
});

test('old months are taken off, stay readable under the same policy, and nobody writes there', async () => {
  const { code, stdout } = await archive('detach', '--before', '2020-06', '--json');

  expect(code).toBe(0);
  const { detached } = JSON.parse(stdout) as { detached: { name: string }[] };
  expect(detached.map(({ name }) => name)).toEqual([
    'money_record_2020_01',
    'money_record_2020_04',
  ]);
  expect(await ask(`select from money_record where at < '2020-06-01'`)).toEqual([]);
  for (const table of ['archive.money_record', 'archive.money_record_2020_01']) {
    const { rows } = await sql<{ memberId: number }>`select member_id from ${sql.table(table)}
      where at < '2020-02-01'`.execute(onlyBrand(platform.database, ana.merchantId));
    expect(rows).toEqual([{ memberId: ana.memberId }]);
    for (const text of [
      `delete from ${table}`,
      `update ${table} set amount_minor = 2`,
      `insert into ${table} select * from money_record`,
    ])
      await expect(sql.raw(text).execute(platform.database)).rejects.toMatchObject({
        code: '42501',
      });
  }
  expect((await archive('detach', '--before', '2020-06')).stdout).not.toContain('2020');
  expect((await archive('list')).stdout).toContain('archive.money_record_2020_04');
});

test('rows that come later for a month of the archive are added to it', async () => {
  await fill('late');
  expect(await ask(`select from money_record where at < '2020-06-01'`)).toHaveLength(4);

  const { code } = await archive('detach', '--before', '2020-06');

  expect(code).toBe(0);
  expect(
    await ask(
      `select distinct reference from archive.money_record where member_id = ${ben.memberId} order by 1`,
    ),
  ).toEqual([{ reference: 'first' }, { reference: 'late' }]);
  expect(await ask(`select from money_record where at < '2020-06-01'`)).toEqual([]);
});

test('a table that somebody holds waits for a moment, and nothing is half done', async () => {
  await withClient(platform.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query('select from money_record limit 1');
    const done = archive('detach', '--before', '2020-09');
    // The command waits for us to end.
    await expect
      .poll(
        () =>
          ask(`select from pg_locks where not granted
            and database = (select oid from pg_database where datname = current_database())`),
        { timeout: 60_000 },
      )
      .not.toEqual([]);
    await client.query('commit');
    expect((await done).code).toBe(0);
  });

  expect(await ask(`select name from month_partitions() where is_archived order by 1`)).toEqual([
    { name: 'money_record_2020_01' },
    { name: 'money_record_2020_04' },
    { name: 'money_record_2020_07' },
  ]);
});
