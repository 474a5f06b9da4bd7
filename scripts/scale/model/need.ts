import type { AssumptionName, costs, TableCost } from './costs.ts';

/** What is measured, as numbers. */
export type Costs = Record<keyof typeof costs, number>;

/** What is assumed, as numbers. */
export type Assumptions = Record<AssumptionName, number>;

/** How many brands live in how many databases. */
export interface Size {
  brands: number;
  cells: number;
}

/** Something of which one cell can have only so much. */
export interface Limit {
  what: string;
  /** Needed beside what there can be: above 1 it does not fit. */
  share: number;
}

/** What all cells need together, unless said otherwise. */
export interface Need extends Size {
  /** A second, in the mean of the year and in the busiest minute. */
  meanBets: number;
  peakBets: number;
  processes: number;
  serverCores: number;
  /** Of the primaries. */
  databaseCores: number;
  memoryGigabytes: number;
  /** What a year adds, with all copies. */
  diskTerabytesPerYear: number;
  /** At one database. */
  connectionsOfCell: number;
  /** A month, when a year has been kept. */
  moneyPerMonth: number;
  /** Of one cell, the nearest first. */
  limits: Limit[];
}

const SECONDS_OF_DAY = 86_400;
const DAYS_OF_YEAR = 365;
const BRANDS_OF_IDLE_COST = 10_000;
/** One may end while another serves. */
const FEWEST_PROCESSES = 2;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Bytes on disk of one copy after so many days of so many bets a second. */
export const bytesAfter = (
  tables: readonly TableCost[],
  betsPerSecond: number,
  days: number,
): number =>
  sum(
    tables.map(
      ({ bytesPerBet, keptDays }) =>
        bytesPerBet * betsPerSecond * SECONDS_OF_DAY * Math.min(days, keptDays ?? days),
    ),
  );

/** What one cell needs. */
const needOfCell = (
  brands: number,
  costs: Costs,
  tables: readonly TableCost[],
  given: Assumptions,
) => {
  const meanBets = (brands * given.betsPerBrandPerDay) / SECONDS_OF_DAY;
  const peakBets = meanBets * given.peak;
  const idleCores = (costs.idleCoresPer10000Brands * brands) / BRANDS_OF_IDLE_COST;
  const serverCores = (peakBets * costs.serverMsPerBet) / 1000 / given.fill;
  // A process uses one core.
  const processes = Math.max(FEWEST_PROCESSES, Math.ceil(serverCores));
  const databaseCores =
    ((peakBets * costs.databaseMsPerBet) / 1000 + idleCores * given.jobProcesses) / given.fill;
  const processMegabytes = costs.megabytesOfProcess + (costs.kilobytesPerBrand * brands) / 1000;
  const diskBytes = bytesAfter(tables, meanBets, DAYS_OF_YEAR);
  return {
    meanBets,
    peakBets,
    idleCores,
    serverCores,
    processes,
    databaseCores,
    processMegabytes,
    diskBytes,
    connections: processes * costs.connectionsOfProcess,
  };
};

type CellNeed = ReturnType<typeof needOfCell>;

const limitsOf = (cell: CellNeed, given: Assumptions): Limit[] =>
  [
    {
      what: 'processors of one PostgreSQL',
      share: cell.databaseCores / given.mostDatabaseCores,
    },
    {
      what: 'disk of one PostgreSQL after a year',
      share: cell.diskBytes / 1e12 / given.mostDiskTerabytes,
    },
    {
      what: 'connections of one PostgreSQL (PgBouncer lifts it)',
      share: cell.connections / given.mostConnections,
    },
    {
      what: 'memory of one process (more cells lift it)',
      share: cell.processMegabytes / given.mostProcessMegabytes,
    },
    { what: 'jobs of one process', share: cell.idleCores / given.fill },
  ].toSorted((a, b) => b.share - a.share);

/**
 * What some brands need in so many cells, spread evenly: each cell is a PostgreSQL with its standbys and the
 * processes that serve its brands.
 */
export const needOf = (
  { brands, cells }: Size,
  costs: Costs,
  tables: readonly TableCost[],
  given: Assumptions,
): Need => {
  const cell = needOfCell(Math.ceil(brands / cells), costs, tables, given);
  const databaseCores = Math.max(1, Math.ceil(cell.databaseCores)) * cells;
  const processes = cell.processes * cells;
  const memoryGigabytes =
    (processes * cell.processMegabytes) / 1000 +
    databaseCores * given.copies * given.databaseGigabytesPerCore;
  const diskGigabytes = (cell.diskBytes * given.copies * cells) / 1e9;
  return {
    brands,
    cells,
    meanBets: cell.meanBets * cells,
    peakBets: cell.peakBets * cells,
    processes,
    // A process that has little to do has a core all the same.
    serverCores: processes,
    databaseCores,
    memoryGigabytes,
    diskTerabytesPerYear: diskGigabytes / 1000,
    connectionsOfCell: cell.connections,
    moneyPerMonth:
      (processes + databaseCores * given.copies) * given.coreMonth +
      memoryGigabytes * given.memoryMonth +
      diskGigabytes * given.diskMonth,
    limits: limitsOf(cell, given),
  };
};

/** The fewest cells in which brands fit, up to so many; null where they fit in none of these. */
export const fewestCells = (brands: number, need: (size: Size) => Need): number | null => {
  const fits = (cells: number): boolean => (need({ brands, cells }).limits[0]?.share ?? 0) <= 1;
  if (!fits(brands)) return null;
  let [tooFew, enough] = [0, brands];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (fits(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
};
