/*
 * What was measured, each with the command that prints it again, and what is assumed. The model takes nothing from
 * anywhere else: put a new measurement here, then `npm run generate`.
 */

/** A figure that a command has printed. */
export interface Measured {
  value: number;
  unit: string;
  what: string;
  command: string;
  /** When, as YYYY-MM-DD. */
  on: string;
  machine: string;
}

/** A figure that somebody has to decide; what stands here is a guess. */
export interface Assumed {
  value: number;
  unit: string;
  what: string;
  /** By which option of `npm run scale:model` another one is given. */
  option: string;
}

/** What one table gets for a bet that is settled at once. */
export interface TableCost {
  table: string;
  rowsPerBet: number;
  /** With indexes. */
  bytesPerBet: number;
  /** For how many days rows are kept; null: for ever. */
  keptDays: number | null;
}

const QUIET = 'two cores, nothing else running';
const SHARED = 'two cores, shared with other work (load average 12)';

export const costs = {
  serverMsPerBet: {
    value: 0.14,
    unit: 'ms',
    what: 'processor time of a server for a bet over HTTP',
    command: 'npm run bench:play -- --sizes',
    on: '2026-11-26',
    machine: QUIET,
  },
  databaseMsPerBet: {
    value: 0.44,
    unit: 'ms',
    what: 'processor time of PostgreSQL for the same bet',
    command: 'npm run bench:play -- --sizes',
    on: '2026-11-26',
    machine: QUIET,
  },
  idleCoresPer10000Brands: {
    value: 0.028,
    unit: 'cores',
    what: 'all jobs and all news of one process and its database, of 10,000 brands, 100 of them played at',
    command: 'npm run bench:scale',
    on: '2026-11-26',
    machine: QUIET,
  },
  megabytesOfProcess: {
    value: 251,
    unit: 'MB',
    what: 'a server that has just started, with a few brands',
    command: 'npm run bench:agents -- --proof --sizes 10000,1000000 --days 6',
    on: '2026-11-26',
    machine: QUIET,
  },
  kilobytesPerBrand: {
    value: 20.3,
    unit: 'kB',
    what: 'the settings of a brand in the memory of a server',
    command: 'node --expose-gc scripts/scale/model/measure-brand.ts',
    on: '2026-11-26',
    machine: SHARED,
  },
  connectionsOfProcess: {
    value: 32,
    unit: 'connections',
    what: 'the most that a server holds (LIVERY_CONNECTIONS)',
    command: 'livery serve --help',
    on: '2026-11-26',
    machine: 'any',
  },
} as const satisfies Record<string, Measured>;

/** By `npm run bench:play -- --sizes` on 2026-11-26: 80,162 bets of 500 players, the tables empty before. */
export const tables: readonly TableCost[] = [
  { table: 'bet', rowsPerBet: 1, bytesPerBet: 586, keptDays: null },
  { table: 'money_record', rowsPerBet: 1.33, bytesPerBet: 474, keptDays: null },
  { table: 'entry', rowsPerBet: 2.33, bytesPerBet: 353, keptDays: null },
  { table: 'transfer', rowsPerBet: 1, bytesPerBet: 336, keptDays: null },
  { table: 'vendor_answer', rowsPerBet: 1, bytesPerBet: 319, keptDays: 3 },
  { table: 'vendor_nonce', rowsPerBet: 1, bytesPerBet: 192, keptDays: 10 / 1440 },
  { table: 'account', rowsPerBet: 0, bytesPerBet: 27, keptDays: null },
  { table: 'member_day', rowsPerBet: 0.01, bytesPerBet: 4, keptDays: null },
  { table: 'play_day', rowsPerBet: 0, bytesPerBet: 1, keptDays: null },
];

export const assumptions = {
  betsPerBrandPerDay: {
    value: 8640,
    unit: 'bets',
    what: 'bets a day of a brand, in the mean of all brands',
    option: 'bets-per-brand',
  },
  peak: {
    value: 4,
    unit: 'times',
    what: 'the busiest minute beside the mean of the year',
    option: 'peak',
  },
  fill: {
    value: 0.6,
    unit: 'of a core',
    what: 'how full processors may be in that minute',
    option: 'fill',
  },
  copies: {
    value: 2,
    unit: 'databases',
    what: 'a primary and its standbys',
    option: 'copies',
  },
  jobProcesses: {
    value: 2,
    unit: 'processes',
    what: 'processes of a cell that do what is due by the clock; the others have --jobs off',
    option: 'job-processes',
  },
  databaseGigabytesPerCore: {
    value: 4,
    unit: 'GB',
    what: 'memory of a database for each of its cores',
    option: 'database-memory',
  },
  coreMonth: { value: 15, unit: '€', what: 'a core for a month', option: 'core-month' },
  memoryMonth: { value: 3, unit: '€', what: 'a GB of memory for a month', option: 'memory-month' },
  diskMonth: { value: 0.1, unit: '€', what: 'a GB of fast disk for a month', option: 'disk-month' },
  mostDatabaseCores: {
    value: 64,
    unit: 'cores',
    what: 'the largest machine of one PostgreSQL',
    option: 'most-cores',
  },
  mostDiskTerabytes: {
    value: 16,
    unit: 'TB',
    what: 'the largest disk of one PostgreSQL',
    option: 'most-disk',
  },
  monthsOnline: {
    value: 12,
    unit: 'months',
    what: 'that stay in the database of the cell; what is older is detached to an archive',
    option: 'months-online',
  },
  mostConnections: {
    value: 500,
    unit: 'connections',
    what: 'connections of one PostgreSQL without a pooler',
    option: 'most-connections',
  },
  mostProcessMegabytes: {
    value: 1250,
    unit: 'MB',
    what: 'memory of one process (its heap is bounded so, scripts/setup/server-memory.mjs)',
    option: 'most-memory',
  },
} as const satisfies Record<string, Assumed>;

export type AssumptionName = keyof typeof assumptions;
