import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { agentDownlineTransactions } from '#api/agent-records.ts';
import { personalProfit, transactionHistory } from '#api/records.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import { missingPartitions } from '#platform/app/doctor/find-missing-partitions.ts';
import { createMessageSource } from '#platform/app/events/message-source.ts';
import { onlyBrand } from '#platform/base/database/brand-scope.ts';
import { sql } from '#platform/base/database/sql.ts';
import { partitionsJob } from '#platform/base/partitions/partitions-job.ts';
import { readPartitions } from '#platform/base/partitions/read-partitions.ts';
import type { JobContext } from '#platform/base/jobs/run-jobs.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { withClient } from '../support/database-template.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { recordStatements, type Statement } from '../support/statements.ts';

/** How many months of records are generated, this one the last. */
const MONTHS = 8;
const ROWS = 4000;

let platform: TestPlatform;
let agent: TeamPerson;
let ana: TeamPerson;

const runJob = (): Promise<void> =>
  partitionsJob.run({
    database: platform.database,
    log: { info: () => {} },
  } as unknown as JobContext);

const ask = <Row>(text: string): Promise<Row[]> =>
  withClient(platform.databaseUrl, async (client) => (await client.query(text)).rows as Row[]);

/** The partition of the month that lies so many behind this one. */
const monthOf = (back: number): string => {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  return `money_record_${month.toISOString().slice(0, 7).replace('-', '_')}`;
};

const names = async (): Promise<string[]> =>
  (await readPartitions(platform.database))
    .filter(({ table }) => table === 'money_record')
    .map(({ name }) => name);

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha', { flags: { AGENTPOLICY3: true } })], {
    jobs: false,
  });
  agent = await openTeamPerson(platform, { type: 1 });
  ana = await openTeamPerson(platform, { under: agent });
});

afterAll(() => platform.close());

test('the months to come have their partitions from the start, and the job makes none twice', async () => {
  const before = await names();

  await runJob();

  expect(before).toEqual([monthOf(0), monthOf(-1), monthOf(-2), 'money_record_rest']);
  expect(await names()).toEqual(before);
  expect(await missingPartitions.find({ database: platform.database, isWhole: false })).toEqual([]);
});

test('rows of months without one are caught, told by the doctor, and moved by the job', async () => {
  await sql`insert into money_record (merchant_id, member_id, at, kind, wallet, amount_minor, balance_after_minor,
      reference)
    select ${ana.merchantId}, ${ana.memberId}, now() - i * interval '1 day' * 30.4 * ${MONTHS - 1} / ${ROWS},
      case when i % 40 = 0 then 'deposit' when i % 40 = 1 then 'bonus' when i % 2 = 0 then 'bet' else 'payout' end,
      'cash', 1, 1, 'r' || i from generate_series(0, ${ROWS - 1}) i`.execute(platform.database);
  const count = async (): Promise<unknown> =>
    ask(`select count(*)::int, sum(id)::text, min(at), max(at) from money_record`);
  const all = await count();
  expect(
    await missingPartitions.find({ database: platform.database, isWhole: false }),
  ).toMatchObject([{ check: 'partitions', subject: 'money_record_rest' }]);

  await runJob();

  expect(await count()).toEqual(all);
  expect(await names()).toContain(monthOf(MONTHS - 2));
  expect(await ask('select from parts.money_record_rest')).toEqual([]);
  expect(await missingPartitions.find({ database: platform.database, isWhole: false })).toEqual([]);
  const [unsecured, misplaced] = [
    await ask(`select c.oid::regclass from pg_class c where c.relnamespace = 'parts'::regnamespace
      and c.relkind in ('r', 'p') and (not c.relrowsecurity or not exists (select from pg_policy p
        where p.polrelid = c.oid and p.polname = 'one_brand'))`),
    await ask(`select from money_record where tableoid::regclass::text
      <> 'parts.money_record_' || to_char(at at time zone 'UTC', 'YYYY_MM')`),
  ];
  expect([unsecured, misplaced]).toEqual([[], []]);
});

test('a month that has none is told before it comes', async () => {
  await ask(`alter table money_record detach partition parts.${monthOf(-1)};
    drop table parts.${monthOf(-1)}`);

  const found = await missingPartitions.find({ database: platform.database, isWhole: false });
  await runJob();

  expect(found).toMatchObject([
    {
      check: 'partitions',
      found: expect.stringMatching(/^The table money_record has no partition/),
    },
  ]);
  expect(await missingPartitions.find({ database: platform.database, isWhole: false })).toEqual([]);
});

test('whoever writes rows at that moment keeps the job from nothing but their month', async () => {
  const row = `insert into money_record (merchant_id, member_id, at, kind, wallet, amount_minor, reference)
    values (${ana.merchantId}, ${ana.memberId}, now() + interval '200 days', 'bonus', 'cash', 1, 'late')`;
  await ask(row);
  const before = await names();

  await withClient(platform.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(row);
    await runJob();
    expect(await names()).toEqual(before);
    await client.query('commit');
  });
  await runJob();

  expect((await names()).length).toBe(before.length + 1);
  expect(await ask(`select from money_record where reference = 'late'`)).toHaveLength(2);
  await ask(`delete from money_record where reference = 'late'`);
});

test('the server makes partitions by the function alone: it owns none and finds none by name', async () => {
  for (const text of [
    'select from parts.money_record_rest',
    'create table parts.planted (id int)',
    'create table archive.planted (id int)',
  ])
    await expect(sql.raw(text).execute(platform.database)).rejects.toMatchObject({ code: '42501' });
  const { rows } = await sql`select from money_record`.execute(
    onlyBrand(platform.database, ana.merchantId + 1),
  );
  expect(rows).toEqual([]);
});

/** The partitions of records that the plans of what was asked look at, in the order of their names. */
const looksAt = async (statements: readonly Statement[]): Promise<string[]> => {
  const plans = await withClient(platform.databaseUrl, async (client) => {
    const texts: string[] = [];
    for (const { text, values } of statements.filter((each) => /money_record/.test(each.text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, timing off, summary off) ${text}`,
        [...values],
      );
      texts.push(...rows.map((row) => row['QUERY PLAN']));
    }
    return texts.filter((line) => !line.includes('never executed')).join('\n');
  });
  expect(plans).toContain('Scan');
  return [...new Set(plans.match(/\bmoney_record_(?:\d{4}_\d{2}|rest|before)\b/g))].toSorted();
};

const recent = () => {
  const to = dayIn('UTC', new Date());
  return { preset: 'custom', from: addDays(to, -2), to } as const;
};

/** Two days back, and the time zone of the brand: at the turn of a month there are two. */
const near = (): string[] => [monthOf(1), monthOf(0), monthOf(-1)];

beforeEach(() =>
  withClient(platform.databaseUrl, (client) => client.query('analyze money_record')),
);

test.each<[name: string, work: () => Promise<unknown>]>([
  ['a member’s movements', () => platform.call(ana, transactionHistory, recent())],
  [
    'those of a kind, a later page',
    async () => {
      const asked = { ...recent(), kind: 'bet' as const, pageSize: 2 };
      const first = await platform.call(ana, transactionHistory, asked);
      const after = (first.ok && first.value.next) || '';
      return platform.call(ana, transactionHistory, { ...asked, after });
    },
  ],
  ['a member’s profit', () => platform.call(ana, personalProfit, recent())],
  ['the movements of a team', () => platform.call(agent, agentDownlineTransactions, recent())],
])('of %s only the months that are asked for are looked at', async (_name, work) => {
  const { statements, value } = await recordStatements(work);
  expect(value).toMatchObject({ ok: true });

  const found = await looksAt(statements);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((name) => !near().includes(name))).toEqual([]);
});

test('for what is new to those who look on, no month is looked at that is long over', async () => {
  const listener = { merchant: { id: ana.merchantId }, member: ana, send: () => {} };

  const { statements } = await recordStatements(() =>
    createMessageSource()(platform.database, [listener as never]),
  );

  const found = await looksAt(statements);
  expect(found).toContain(monthOf(0));
  expect(found.filter((name) => name < monthOf(1))).toEqual([]);
});
