import { expect, test } from 'vitest';
import type { TableCost } from './costs.ts';
import { type Assumptions, bytesAfter, type Costs, fewestCells, needOf } from './need.ts';

const costs: Costs = {
  serverMsPerBet: 0.5,
  databaseMsPerBet: 1,
  idleCoresPer10000Brands: 0.1,
  megabytesOfProcess: 200,
  kilobytesPerBrand: 10,
  connectionsOfProcess: 32,
};

const tables: TableCost[] = [
  { table: 'bet', rowsPerBet: 1, bytesPerBet: 1000, keptDays: null },
  { table: 'vendor_answer', rowsPerBet: 1, bytesPerBet: 500, keptDays: 3 },
];

const given: Assumptions = {
  betsPerBrandPerDay: 8640,
  peak: 4,
  fill: 0.5,
  copies: 2,
  jobProcesses: 2,
  databaseGigabytesPerCore: 4,
  coreMonth: 10,
  memoryMonth: 1,
  diskMonth: 0.1,
  mostDatabaseCores: 32,
  mostDiskTerabytes: 100,
  mostConnections: 500,
  mostProcessMegabytes: 1000,
};

test('what is kept for ever grows with the days, what is swept does not', () => {
  expect(bytesAfter(tables, 1, 1)).toBe(1500 * 86_400);
  expect(bytesAfter(tables, 1, 3)).toBe(1500 * 3 * 86_400);
  expect(bytesAfter(tables, 10, 365)).toBe((1000 * 365 + 500 * 3) * 864_000);
});

test('ten thousand brands in one cell, counted by hand', () => {
  const need = needOf({ brands: 10_000, cells: 1 }, costs, tables, given);

  // 10,000 × 8,640 a day are 1,000 a second; four times that at the peak.
  expect([need.meanBets, need.peakBets]).toEqual([1000, 4000]);
  // 4,000 × 0.5 ms are 2 cores; half full, 4.
  expect(need.processes).toBe(4);
  expect(need.connectionsOfCell).toBe(128);
  // 4,000 × 1 ms and twice 0.1 for jobs are 4.2 cores; half full 8.4, so 9.
  expect(need.databaseCores).toBe(9);
  // Four processes of 300 MB; nine cores, twice, 4 GB each.
  expect(need.memoryGigabytes).toBeCloseTo(1.2 + 72);
  const terabytes = (1000 * 86_400 * (1000 * 365 + 500 * 3) * 2) / 1e12;
  expect(need.diskTerabytesPerYear).toBeCloseTo(terabytes);
  expect(need.moneyPerMonth).toBeCloseTo((4 + 18) * 10 + 73.2 + terabytes * 100);
});

test('more cells need as much together, in smaller parts, and at least two processes each', () => {
  const [one, ten] = [1, 10].map((cells) =>
    needOf({ brands: 10_000, cells }, costs, tables, given),
  );

  expect(ten?.peakBets).toBe(one?.peakBets);
  expect(ten?.diskTerabytesPerYear).toBeCloseTo(one?.diskTerabytesPerYear ?? 0);
  expect(ten?.processes).toBe(20);
  expect(ten?.connectionsOfCell).toBe(64);
  for (const { what, share } of ten?.limits ?? [])
    expect(share).toBeLessThanOrEqual(one?.limits.find((each) => each.what === what)?.share ?? 0);
});

test('the nearest limit is told first, with how much of it is used', () => {
  const [first] = needOf({ brands: 10_000, cells: 1 }, costs, tables, given).limits;
  const small = { ...given, mostConnections: 64 };
  const [other] = needOf({ brands: 10_000, cells: 1 }, costs, tables, small).limits;

  expect(first?.what).toContain('disk');
  expect(first?.share).toBeCloseTo((1000 * 86_400 * 366_500) / 1e12 / 100);
  expect(other).toMatchObject({ what: expect.stringContaining('connections'), share: 2 });
});

test('the fewest cells are those of which one less does not fit', () => {
  const need = (size: { brands: number; cells: number }) => needOf(size, costs, tables, given);

  const cells = fewestCells(1_000_000, need) ?? 0;

  expect(cells).toBeGreaterThan(1);
  expect(need({ brands: 1_000_000, cells }).limits[0]?.share).toBeLessThanOrEqual(1);
  expect(need({ brands: 1_000_000, cells: cells - 1 }).limits[0]?.share).toBeGreaterThan(1);
  const impossible = { ...given, mostProcessMegabytes: 100 };
  expect(fewestCells(100, (size) => needOf(size, costs, tables, impossible))).toBeNull();
});
