import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** From what a fast call takes to what nobody waits for, in seconds. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A free connection is there at once; beyond a second callers notice. */
const WAIT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 10];

/** What one process counts of its calls and its connections. */
const processInstruments = (registry: Registry) => {
  const registers = [registry];
  return {
    callSeconds: new Histogram({
      name: 'livery_call_duration_seconds',
      help: 'Time from the arrival of a request to the end of its answer; `site` are the files of sites.',
      labelNames: ['call'] as const,
      buckets: CALL_BUCKETS,
      registers,
    }),
    refusals: new Counter({
      name: 'livery_refusals_total',
      help: 'Answers that refuse, by code; brand `none`: a vendor asked, or no brand was found.',
      labelNames: ['brand', 'code'] as const,
      registers,
    }),
    poolWaitSeconds: new Histogram({
      name: 'livery_pool_wait_seconds',
      help: 'How long work waited for a connection to the database.',
      buckets: WAIT_BUCKETS,
      registers,
    }),
    poolConnections: new Gauge({
      name: 'livery_pool_connections',
      help: 'Connections to the database: in use, idle, and the most that there may be.',
      labelNames: ['state'] as const,
      registers,
    }),
    poolWaiting: new Gauge({
      name: 'livery_pool_waiting',
      help: 'How many wait for a connection at this moment.',
      registers,
    }),
  };
};

/** What one process counts of what processes tell each other. */
const hintInstruments = (registry: Registry) => {
  const registers = [registry];
  return {
    hints: new Counter({
      name: 'livery_hints_total',
      help: 'Hints by NATS: sent, dropped (not sent), received, refused (came, and were none).',
      labelNames: ['way'] as const,
      registers,
    }),
    natsConnected: new Gauge({
      name: 'livery_nats_connected',
      help: '1 while NATS can be used, else 0; absent where none is set.',
      labelNames: ['subject'] as const,
      registers,
    }),
  };
};

/** What one process counts of its jobs, and whether all could be read. */
const jobInstruments = (registry: Registry) => {
  const registers = [registry];
  return {
    jobSuccess: new Gauge({
      name: 'livery_job_last_success_timestamp_seconds',
      help: 'When a job last ended well in this process.',
      labelNames: ['name'] as const,
      registers,
    }),
    jobLateness: new Gauge({
      name: 'livery_job_lateness_seconds',
      help: 'How much longer ago than its interval a job last ended well in this process.',
      labelNames: ['name'] as const,
      registers,
    }),
    jobSeconds: new Gauge({
      name: 'livery_job_last_duration_seconds',
      help: 'How long the last run of a job took in this process.',
      labelNames: ['name'] as const,
      registers,
    }),
    jobFailures: new Counter({
      name: 'livery_job_failures_total',
      help: 'Runs of a job that failed in this process.',
      labelNames: ['name'] as const,
      registers,
    }),
    jobBrandsAtFault: new Gauge({
      name: 'livery_job_brands_at_fault',
      help: 'Brands that the last run of a job failed for in this process, while it did its work for all others.',
      labelNames: ['name'] as const,
      registers,
    }),
    sourceFailed: new Gauge({
      name: 'livery_scrape_failed',
      help: '1 where a part of these figures could not be read: then they are old, or missing.',
      labelNames: ['source'] as const,
      registers,
    }),
  };
};

/** What the jobs of one process cost. */
const jobCostInstruments = (registry: Registry) => {
  const registers = [registry];
  return {
    jobRunSeconds: new Counter({
      name: 'livery_job_seconds_total',
      help: 'How long all runs of a job have taken in this process, together.',
      labelNames: ['name'] as const,
      registers,
    }),
    jobStatements: new Counter({
      name: 'livery_job_statements_total',
      help: 'Statements that a job has sent to the database from this process.',
      labelNames: ['name'] as const,
      registers,
    }),
    jobStatementSeconds: new Counter({
      name: 'livery_job_statement_seconds_total',
      help: 'How long their answers took, together.',
      labelNames: ['name'] as const,
      registers,
    }),
  };
};

const byBrand = ['brand', 'currency'] as const;

/** What is read from committed rows: every process tells the same, so take the greatest, not the sum. */
const businessInstruments = (registry: Registry) => {
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: byBrand, registers: [registry] });
  return {
    bet: {
      times: counter('livery_bets_total', 'Bets that were settled.'),
      minor: counter('livery_stakes_minor_total', 'Their stakes, in minor units.'),
    },
    payout: {
      times: counter('livery_payouts_total', 'Bets that won something.'),
      minor: counter('livery_payouts_minor_total', 'What they won, in minor units.'),
    },
    void: {
      times: counter('livery_voided_bets_total', 'Bets that were taken back.'),
      minor: counter('livery_voided_stakes_minor_total', 'Their stakes, in minor units.'),
    },
    deposit: {
      times: counter('livery_deposits_total', 'Deposits that were credited.'),
      minor: counter('livery_money_in_minor_total', 'Their amounts, in minor units.'),
    },
    refund: {
      times: counter('livery_deposit_refunds_total', 'Deposits that went back to their payer.'),
      minor: counter('livery_money_back_minor_total', 'Their amounts, in minor units.'),
    },
    withdrawal: {
      times: counter('livery_withdrawal_payments_total', 'Payments to the banks of members.'),
      minor: counter('livery_money_out_minor_total', 'Their amounts, in minor units.'),
    },
  };
};

/** What stands in the database at this moment: every process tells the same. */
const standingInstruments = (registry: Registry) => {
  const registers = [registry];
  return {
    countedUntil: new Gauge({
      name: 'livery_counted_until_timestamp_seconds',
      help: 'Until when bets and money are counted in these figures.',
      registers,
    }),
    queueWaiting: new Gauge({
      name: 'livery_queue_waiting',
      help: 'What waits: messages, callbacks (to agents’ servers), deposits, withdrawals.',
      labelNames: ['queue', 'brand'] as const,
      registers,
    }),
    queueOldest: new Gauge({
      name: 'livery_queue_oldest_seconds',
      help: 'How long the oldest of them has waited.',
      labelNames: ['queue', 'brand'] as const,
      registers,
    }),
    alarms: new Gauge({
      name: 'livery_alarms_unseen',
      help: 'Alarms that nobody has looked at: livery platform alarms.',
      labelNames: ['kind'] as const,
      registers,
    }),
    storeUp: new Gauge({
      name: 'livery_store_up',
      help: '1 where a store beside the database answered this process last, 0 where not; told where one is set.',
      labelNames: ['store'] as const,
      registers,
    }),
    servedBrands: new Gauge({
      name: 'livery_brands',
      help: 'Brands that are served, and those that could not be brought in line with their files.',
      labelNames: ['state'] as const,
      registers,
    }),
  };
};

/** Makes everything that is measured; each name stands here once. */
export const createInstruments = (registry: Registry) => ({
  ...processInstruments(registry),
  ...hintInstruments(registry),
  ...jobInstruments(registry),
  ...jobCostInstruments(registry),
  business: businessInstruments(registry),
  ...standingInstruments(registry),
});

export type Instruments = ReturnType<typeof createInstruments>;
