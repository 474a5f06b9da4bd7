import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoWorld } from '#platform/app/demo/load-demo-world.ts';
import { sql } from '#platform/base/database/sql.ts';
import { bankChannel, cardChannel } from '../support/deposits.ts';
import { makeStateDir } from '../../scripts/bench/platform/make-state-dir.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const categories = [
  { type: 'RNG' as const, vendors: ['MOONFERRY', 'STATICFOX'] },
  { type: 'SPORTS' as const, vendors: ['TOUCHLINEROW'] },
];
const payments = { channels: [cardChannel, bankChannel] };
const files = [
  buildMerchant('teams', { categories, payments, flags: { AGENTPOLICY3: true } }),
  buildMerchant('alone', { categories, flags: { AGENTPOLICY3: false } }),
];

let platform: TestPlatform;
let stateDir: string;

const load = async () => {
  const rows = await platform.database.selectFrom('merchant').select(['id', 'code']).execute();
  const merchants = files.map(({ code, config }) => ({
    id: rows.find((row) => row.code === code)?.id ?? 0,
    code,
    config,
  }));
  const log = pino({ level: 'silent' });
  await loadDemoWorld({ database: platform.database, merchants, stateDir, log });
};

/** One row of one statement. */
const ask = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
  const { rows } = await query.execute(platform.database);
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row;
};

const count = () =>
  ask(sql<{ members: number; bets: number; deposits: number; money: number }>`select
    (select count(*)::int from member) as members,
    (select count(*)::int from bet where round_id like 'demo-team-%') as bets,
    (select count(*)::int from deposit d join merchant b on b.id = d.merchant_id and b.code = 'teams') as deposits,
    (select sum(amount)::bigint from entry) as money`);

beforeAll(async () => {
  platform = await startTestPlatform(files, { jobs: false });
  stateDir = await makeStateDir('demo-team');
  await load();
});

afterAll(async () => {
  await platform.close();
  await rm(stateDir, { recursive: true, force: true });
});

test('the demo agent has five levels below, each since its members joined', async () => {
  const team = await ask(sql<{ deepest: number; people: number; late: number }>`
    select max(d.depth) as deepest, count(*)::int as people,
        count(*) filter (where d.since <> m.registered_at)::int as late
      from downline d
      join member a on a.merchant_id = d.merchant_id and a.id = d.ancestor_id
        and a.username = 'demoagent'
      join member m on m.merchant_id = d.merchant_id and m.id = d.member_id
      join merchant b on b.id = d.merchant_id and b.code = 'teams'
      where d.until is null`);

  expect(team).toMatchObject({ deepest: 5, late: 0 });
  expect(team.people).toBeGreaterThan(20);
});

test('a year was played, by members after they joined, and every bet is settled', async () => {
  const played = await ask(sql<{ months: number; open: number; early: number; agents: number }>`
    select count(distinct date_trunc('month', b.settled_at))::int as months,
        count(*) filter (where b.status <> 'settled')::int as open,
        count(*) filter (where b.placed_at < m.registered_at)::int as early,
        count(*) filter (where m.type <> 0)::int as agents
      from bet b join member m on m.merchant_id = b.merchant_id and m.id = b.member_id
      where b.round_id like 'demo-team-%'`);

  expect(played).toMatchObject({ open: 0, early: 0, agents: 0 });
  expect(played.months).toBeGreaterThanOrEqual(11);
});

// The demo member joined today, so what it did before is nobody’s.
test('its members pay in, the team’s figures hold it, and the list has each on its day', async () => {
  const paid = await ask(sql<{ deposits: number; minor: number; counted: number; off: number }>`
    with paid as (
      select d.ended_at, r.at, r.amount_minor from deposit d
        join member m on m.merchant_id = d.merchant_id and m.id = d.member_id
          and m.upline_id is not null and m.username <> 'demomember'
        join merchant b on b.id = d.merchant_id and b.code = 'teams'
        join money_record r on r.merchant_id = d.merchant_id and r.reference = d.reference and r.kind = 'deposit'
        where d.state = 'SETTLED')
    select (select count(*)::int from paid) as deposits, (select sum(amount_minor)::bigint from paid) as minor,
      (select sum(t.deposit_minor)::bigint from team_day t
        join member m on m.merchant_id = t.merchant_id and m.id = t.agent_id where m.upline_id is null) as counted,
      (select count(*)::int from paid where at <> ended_at) as off`);

  expect(paid.deposits).toBeGreaterThan(10);
  expect(paid).toMatchObject({ counted: paid.minor, off: 0 });
});

test('a second start adds nothing, and the ledger sums to zero', async () => {
  const before = await count();

  await load();

  expect(await count()).toEqual(before);
  expect(before.bets).toBeGreaterThan(300);
  expect(before.money).toBe(0);
});

test('a brand without agents has no team', async () => {
  const { people } = await ask(sql<{ people: number }>`
    select count(*)::int as people from member m join merchant b on b.id = m.merchant_id
      where b.code = 'alone' and m.username = 'goldenriver'`);

  expect(people).toBe(0);
});

test('the figures of the demo agent hold what the team played in a year', async () => {
  const { bets, counted } = await ask(sql<{ bets: number; counted: number }>`select
    (select count(*)::int from bet where round_id like 'demo-team-%') as bets,
    (select sum(t.bets)::int from team_day t join member m on m.merchant_id = t.merchant_id and m.id = t.agent_id
      where m.upline_id is null) as counted`);
  expect(bets).toBeGreaterThan(0);
  expect(counted).toBe(bets);
});
