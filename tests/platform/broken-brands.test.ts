import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentImports } from '#platform/app/content-imports.ts';
import { brandsAtFault } from '#platform/app/doctor/find-brands-at-fault.ts';
import { betFollowers, jobs } from '#platform/app/jobs/jobs.ts';
import { observeJobs } from '#platform/app/metrics/observe-jobs.ts';
import { sql } from '#platform/base/database/sql.ts';
import { BrandsAtFault } from '#platform/base/jobs/brands-at-fault.ts';
import { recordJobRuns } from '#platform/base/jobs/record-job-runs.ts';
import { type JobContext, type JobEnd, runJobs } from '#platform/base/jobs/run-jobs.ts';
import { createMetrics } from '#platform/base/metrics/metrics.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import {
  envelopeJob,
  runEnvelopeRounds,
} from '#platform/money/red-envelopes/run-envelope-rounds.ts';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';
import { readJackpots } from '../support/broken-brands.ts';
import { race } from '../support/contests.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { withClient } from '../support/database-template.ts';
import { passMillisecond } from '../support/follow-until-now.ts';
import { keepLog } from '../support/log-lines.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant, type TestMerchant } from '../support/merchant.ts';
import { openMerchant, playRound } from '../support/money.ts';
import { rafflePromotion } from '../support/raffles.ts';
import { promotionOf } from '../support/promotion-of.ts';
import { envelopeMerchant, envelopes } from '../support/red-envelopes.ts';
import { recordStatements } from '../support/statements.ts';

const BRANDS = 12;
/** Brands whose rounds of envelopes have a name of their own: those of another test stay. */
const makeFiles = (rounds: string): TestMerchant[] =>
  Array.from({ length: BRANDS }, (_, at) =>
    buildMerchant(
      `brand${at}`,
      { flags: { AGENTPOLICY3: true } },
      {
        promotions: [
          promotionOf(rounds, envelopes()),
          promotionOf('weekly', race()),
          rafflePromotion('tickets'),
        ],
      },
    ),
  );

let files = makeFiles('hourly0');
let tests = 0;
// No platform is at work in this process: what is counted is what a test asks for.
let here: TestDatabase;
let ids: ReadonlyMap<string, number>;
let context: JobContext;
let log: ReturnType<typeof keepLog>;

beforeAll(async () => {
  here = await startTestDatabase();
});

afterAll(() => here.close());

/** All brands are sound. */
beforeEach(async () => {
  const { database } = here;
  await sql`update merchant set content_hash = ''`.execute(database);
  await importMerchants(database, files, contentImports);
  // Whoever was at fault before is looked at once more.
  await runEnvelopeRounds({ database, log: keepLog('error').log });
  tests += 1;
  files = makeFiles(`hourly${tests}`);
  const { merchants } = await importMerchants(database, files, contentImports);
  ids = new Map(merchants.map(({ code, id }) => [code, id]));
  log = keepLog('error');
  const rest = { ownUrl: () => 'http://127.0.0.1', log: log.log };
  context = { database, merchants: () => merchants, ...rest };
});

const idOf = (code: string): number => ids.get(code) ?? 0;

/** Which brands have a round of envelopes. */
const withRounds = async (): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct merchant_id as id from red_envelope_round
      where promotion_id = ${`hourly${tests}`} order by 1`.execute(here.database);
  return rows.map(({ id }) => id);
};

/** What a person, or a program of another version, has left in the rows of a brand. */
const breakings: readonly [string, (id: number) => Promise<unknown>][] = [
  [
    'a time zone that is none',
    (id) =>
      sql`update merchant set config = jsonb_set(config, '{timeZone}', '"Mars/Base"')
        where id = ${id}`.execute(here.database),
  ],
  [
    'hours that are none',
    (id) =>
      sql`update promotion set mechanic = jsonb_set(mechanic, '{hours}', '["noon"]')
        where merchant_id = ${id}`.execute(here.database),
  ],
  [
    'prizes that are none',
    (id) =>
      sql`update promotion set mechanic = jsonb_set(mechanic, '{prizes}', '7')
        where merchant_id = ${id}`.execute(here.database),
  ],
  [
    'a pool that is no number',
    (id) =>
      sql`update promotion set mechanic = jsonb_set(mechanic, '{poolMinor}', '"much"')
        where merchant_id = ${id}`.execute(here.database),
  ],
];

const ofEnvelopes = breakings.filter(([what]) => what !== 'prizes that are none');

test.each(ofEnvelopes)('a brand with %s keeps no other from its rounds', async (_, breakOne) => {
  const broken = idOf('brand7');
  await breakOne(broken);

  const failure = await runEnvelopeRounds(context).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(BrandsAtFault);
  expect((failure as BrandsAtFault).faults.map(({ merchantId }) => merchantId)).toEqual([broken]);
  expect(await withRounds()).toEqual([...ids.values()].filter((id) => id !== broken));
});

test('who is at fault is looked for once; afterwards the others cost two statements in place of one', async () => {
  const broken = idOf('brand7');
  await breakings[0]?.[1](broken);
  const announce = async () => {
    const { statements } = await recordStatements(() => runEnvelopeRounds(context).catch(() => {}));
    return statements.filter(({ text }) => /insert into red_envelope_round/.test(text)).length;
  };

  const looking = await announce();
  const known = await announce();

  expect(looking).toBeGreaterThan(3);
  expect(known).toBe(3);
  await importMerchants(here.database, files, contentImports);
  await sql`update merchant set config = jsonb_set(config, '{timeZone}', '"Asia/Yangon"')
    where id = ${broken}`.execute(here.database);
  await expect(runEnvelopeRounds(context)).resolves.toBeUndefined();
  expect(await announce()).toBe(1);
  expect(await withRounds()).toEqual([...ids.values()]);
});

test('a work that fails for everybody is no fault of a brand', async () => {
  await sql`update merchant set config = jsonb_set(config, '{timeZone}', '"Mars/Base"')`.execute(
    here.database,
  );
  const many = Array.from({ length: 60 }, (_, at) =>
    envelopeMerchant(`more${at}`, { hourly: [envelopes()] }),
  );
  await importMerchants(here.database, [...files, ...many], contentImports);
  await sql`update merchant set config = jsonb_set(config, '{timeZone}', '"Mars/Base"')`.execute(
    here.database,
  );

  const failure = await runEnvelopeRounds(context).catch((error: unknown) => error);

  expect(failure).not.toBeInstanceOf(BrandsAtFault);
  expect(String(failure)).toContain('Mars/Base');
});

test('every job does its work for all others where one brand is broken in its settings and promotions', async () => {
  const broken = idOf('brand7');
  for (const [, breakOne] of breakings) await breakOne(broken);

  for (const job of jobs) {
    const failure = await job.run(context).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) continue;
    expect(
      failure,
      `${job.name}: ${failure instanceof Error ? failure.message : 'no error'}`,
    ).toBeInstanceOf(BrandsAtFault);
    const { faults } = failure as BrandsAtFault;
    expect(
      faults.map(({ merchantId }) => merchantId),
      job.name,
    ).toEqual([broken]);
  }

  expect(await withRounds()).toEqual([...ids.values()].filter((id) => id !== broken));
});

test('bets of the others feed their jackpots and are followed while one brand is broken', async () => {
  const { database } = here;
  const broken = idOf('brand7');
  for (const [, breakOne] of breakings) await breakOne(broken);
  const [first] = files as [TestMerchant];
  const merchant = await openMerchant(database, first);
  const { memberId } = await openMember(here, first.code, {
    username: 'plays',
    cashMinor: 1_000_000,
  });
  await jobs.find(({ name }) => name === 'openJackpots')?.run(context);
  const before = await readJackpots(database, merchant.id);
  await playRound(database, merchant, memberId, { stakeMinor: 100_000 });
  await passMillisecond(database);

  await followEndedBets(context, betFollowers);

  expect(await readJackpots(database, merchant.id)).toBeGreaterThan(before);
  const { rows } = await sql`select from bet_brand_behind`.execute(database);
  expect(rows).toEqual([]);
});

test('it is told once in the log, and by the doctor and the figures for as long as it lasts', async () => {
  const { database } = here;
  const broken = idOf('brand7');
  await breakings[0]?.[1](broken);
  const recorder = recordJobRuns(database);
  const metrics = createMetrics({ brandLimit: 0 });
  const observe = observeJobs(metrics, [envelopeJob]);
  const ends: JobEnd[] = [];
  const run = async (times: number): Promise<void> => {
    const until = ends.length + times;
    const stop = runJobs([{ ...envelopeJob, everyMs: 1 }], context, (end) => {
      ends.push(end);
      recorder.note(end);
      observe(end);
    });
    await expect.poll(() => ends.length).toBeGreaterThanOrEqual(until);
    await stop();
    await recorder.write();
  };
  const look = async () => {
    const findings = await brandsAtFault.find({ database, isWhole: false });
    const { text } = await metrics.render();
    const [, figure] = /livery_job_brands_at_fault\{name="red envelopes"\} (\d+)/.exec(text) ?? [];
    return { subjects: findings.map(({ subject }) => subject), figure };
  };

  await run(3);

  expect(ends.every(({ hasSucceeded }) => hasSucceeded)).toBe(true);
  expect(await look()).toEqual({ subjects: ['brand7 red envelopes'], figure: '1' });
  const told = log.entries().filter(({ msg }) => msg === 'a job fails for a brand');
  expect(told).toMatchObject([{ job: 'red envelopes', merchantId: broken }]);
  await sql`update merchant set config = jsonb_set(config, '{timeZone}', '"Asia/Yangon"')
    where id = ${broken}`.execute(database);
  await run(1);
  expect(await look()).toEqual({ subjects: [], figure: '0' });
});

test('a job that throws for one brand by itself does its work for all others', async () => {
  const broken = idOf('brand7');
  const change = (what: string) =>
    withClient(here.url, (client) => client.query(`alter table contract_ladder ${what}`));
  await sql`delete from contract_ladder`.execute(here.database);
  await change(`add constraint broken check (merchant_id <> ${broken}) not valid`);

  const failure = await jobs
    .find(({ name }) => name === 'contracts')
    ?.run(context)
    .catch((error: unknown) => error);

  await change('drop constraint broken');
  expect(failure).toBeInstanceOf(BrandsAtFault);
  const { rows } = await sql`select from contract_ladder`.execute(here.database);
  expect(rows).toHaveLength(BRANDS - 1);
});
