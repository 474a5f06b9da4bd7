import { setTimeout } from 'node:timers/promises';
import { createEventHub, eventSources, TICK_MS } from '#platform/app/events/event-hub.ts';
import type { Subscriber } from '#platform/app/events/subscriber.ts';
import { betFollowers, jobs } from '#platform/app/jobs/jobs.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { type JobContext, runJobs } from '#platform/base/jobs/run-jobs.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';
import { cpuMs } from './cpu-ms.ts';
import { makePlayers, type Player } from './make-players.ts';

/** How many brands there are, and at how many of them somebody plays and looks on. */
export interface Crowd {
  brands: number;
  playing: number;
}

/** What each job and each kind of news costs of one core at its own pace, and all of them. */
interface JobCost {
  name: string;
  /** Processor time of this process and of the database for one run, in milliseconds. */
  runMs: number;
  everyMs: number;
  /** Part of one core. */
  share: number;
}

/** What each costs by itself, and all of them at once. */
export interface JobCosts {
  costs: JobCost[];
  /** Part of one core that all of them cost at their own pace, while nobody bets. */
  together: number;
}

/** Runs of what follows bets, each after bets were placed and settled. */
const RUNS_WITH_BETS = 20;
/** Runs of everything else: so many that the clock's ticks do not matter. */
const RUNS = 200;
/** The job that follows ended bets, the only one that costs more with every bet. */
export const FOLLOW = 'followEndedBets';
/** Rounds of each player from one run of the followers to the next. */
const ROUNDS_OF_RUN = 3;
/** How long all of them run at their own pace: longer than the pace of the slowest but the sweeps. */
const TOGETHER_MS = 40_000;
const STAKE_MINOR = 1000;

/**
 * Makes many brands out of one, lets somebody play at some of them, and takes what every job and every
 * kind of news costs at its pace, one after the other.
 */
export const benchJobs = async (
  database: Database,
  template: Merchant,
  { brands, playing }: Crowd,
): Promise<JobCosts> => {
  const merchants = await makeBrands(database, template, brands);
  const players = await makePlayers(database, merchants.slice(0, playing));
  const context: JobContext = {
    database,
    merchants: () => merchants,
    ownUrl: () => 'http://127.0.0.1',
    log: silentLog as unknown as JobContext['log'],
  };
  const costs: JobCost[] = [];
  for (const job of jobs) {
    // Its own run leaves a watermark alone that has just moved, as it does here from run to run.
    const run = () =>
      job.name === FOLLOW ? followEndedBets(context, betFollowers) : job.run(context);
    const prepare = async () => {
      for (let round = 0; round < ROUNDS_OF_RUN; round += 1) await playAll(database, players);
    };
    const { name, everyMs } = job;
    const measured = { name, everyMs, run, ...(name === FOLLOW && { prepare }) };
    costs.push(await measure(database, measured));
  }
  const subscribers = players.map(({ merchant, memberId }): Subscriber => ({
    merchant,
    member: { memberId, type: 0, tokenHash: `bench ${memberId}` },
    send: () => {},
    end: () => {},
  }));
  for (const { name, every, poll } of eventSources())
    costs.push(
      await measure(database, {
        name: `news: ${name}`,
        everyMs: every * TICK_MS,
        run: () => poll(database, subscribers),
      }),
    );
  return { costs, together: await measureTogether(context, subscribers) };
};

/** Part of one core that all of them cost at their own pace, as a process runs them, while nobody bets. */
const measureTogether = async (
  context: JobContext,
  subscribers: readonly Subscriber[],
): Promise<number> => {
  const hub = createEventHub(context.database, context.log);
  for (const subscriber of subscribers) hub.add(subscriber);
  const stopJobs = runJobs(jobs, context);
  // What each makes once is not counted.
  await setTimeout(TOGETHER_MS / 2);
  const [began, before] = [performance.now(), await cpuMs(context.database)];
  await setTimeout(TOGETHER_MS);
  const spentMs = (await cpuMs(context.database)) - before;
  const share = spentMs / (performance.now() - began);
  await Promise.all([stopJobs(), hub.close()]);
  return share;
};

const silentLog = { error: () => {}, warn: () => {}, info: () => {} };

interface Measured {
  name: string;
  everyMs: number;
  run: () => Promise<void>;
  /** What happens before each run and is not counted. */
  prepare?: () => Promise<void>;
}

/**
 * The first run is not counted: it makes what is made once. Reading the processor time costs some itself: it is
 * read once before and once after all runs, and about each run only where something is prepared between them.
 */
const measure = async (
  database: Database,
  { name, everyMs, run, prepare }: Measured,
): Promise<JobCost> => {
  await run();
  let spentMs = 0;
  const [readings, runs] = prepare ? [RUNS_WITH_BETS, 1] : [1, RUNS];
  for (let reading = 0; reading < readings; reading += 1) {
    await prepare?.();
    const before = await cpuMs(database);
    for (let each = 0; each < runs; each += 1) await run();
    spentMs += (await cpuMs(database)) - before;
  }
  const runMs = spentMs / (readings * runs);
  return { name, runMs, everyMs, share: runMs / everyMs };
};

/** Copies of a brand, with its rules, its accounts, its vendors and a jackpot each. */
const makeBrands = async (
  database: Database,
  template: Merchant,
  brands: number,
): Promise<Merchant[]> => {
  const { rows } = await sql<{ id: number; code: string }>`
    with made as (
      insert into merchant (code, currency, config, content_hash)
        select 'bench-' || n, currency, config, '' from merchant, generate_series(1, ${brands}) n
          where id = ${template.id}
        returning id, code, currency
    ), rules as (
      insert into play_rule (merchant_id, currency, vendor_purses, idle, longest, jackpot_types,
          jackpot_percent, winner_least_minor)
        select made.id, r.currency, false, r.idle, r.longest, r.jackpot_types, r.jackpot_percent, 0
          from made, play_rule r where r.merchant_id = ${template.id}
    ), vendors as (
      insert into merchant_vendor select (jsonb_populate_record(v, jsonb_build_object(
          'merchant_id', made.id))).* from made, merchant_vendor v
        where v.merchant_id = ${template.id}
    )
    select id, code from made`.execute(database);
  await sql`
    insert into jackpot_pool (merchant_id, currency, account_id, fed_until, previous_at, seeds)
      select r.merchant_id, r.currency, open_account(r.merchant_id, 'jackpot', null, r.currency, true),
          now(), now(), 1 from play_rule r where r.merchant_id = any(${rows.map(({ id }) => id)}::bigint[])
      on conflict do nothing`.execute(database);
  // Their bets earn points: one for each 100, whatever is played.
  const { config } = template;
  const weights = Object.fromEntries(Object.keys(config.points.weights).map((type) => [type, 100]));
  await sql`
    select sync_points_rules(id, currency, ${config.timeZone}, 10000, ${JSON.stringify(weights)}::jsonb)
      from unnest(${rows.map(({ id }) => id)}::bigint[]) made (id) join merchant using (id)`.execute(
    database,
  );
  await sql`analyze`.execute(database);
  return rows.map(({ id, code }) => ({ id, code, config }));
};

let rounds = 0;

/** A round of every player; every second one wins. */
const playAll = async (database: Database, players: readonly Player[]): Promise<void> => {
  rounds += 1;
  const settledAt = new Date();
  const game = await database
    .selectFrom('game')
    .select(['nodeId', 'gameType', 'vendorCode'])
    .where('isGame', '=', 'GAME')
    .orderBy('nodeId')
    .executeTakeFirstOrThrow();
  for (const [at, { merchant, memberId }] of players.entries()) {
    const name = { memberId, vendorCode: game.vendorCode, transactionId: `${rounds}` };
    const { gameType, nodeId } = game;
    const bet = { ...name, gameType, nodeId, stakeMinor: STAKE_MINOR, placedAt: settledAt };
    const placed = await placeBet(database, merchant, bet);
    if (!placed.ok) throw new Error(`The bet was refused: ${placed.code}`);
    const payoutMinor = at % 2 === 0 ? 2 * STAKE_MINOR : 0;
    await settleBet(database, merchant, { ...name, payoutMinor, settledAt });
  }
};
