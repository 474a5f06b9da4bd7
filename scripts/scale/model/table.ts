import { assumptions, type AssumptionName, costs, tables } from './costs.ts';
import { type Assumptions, type Costs, fewestCells, type Need, needOf, type Size } from './need.ts';

/** The sizes that are asked about when nothing is said. */
export const usualBrands: readonly number[] = [10_000, 100_000, 1_000_000];
export const usualCells: readonly number[] = [1, 10, 100];

const valuesOf = <Name extends string>(
  entries: Readonly<Record<Name, { value: number }>>,
): Record<Name, number> =>
  Object.fromEntries(
    Object.entries<{ value: number }>(entries).map(([name, { value }]) => [name, value]),
  ) as Record<Name, number>;

const measured: Costs = valuesOf(costs);

/** The assumptions, with some of them given otherwise. */
export const assume = (given: Partial<Record<AssumptionName, number>> = {}): Assumptions => ({
  ...valuesOf(assumptions),
  ...given,
});

/** What these sizes need by what was measured. */
export const needsOf = (sizes: readonly Size[], given: Assumptions): Need[] =>
  sizes.map((size) => needOf(size, measured, tables, given));

/** The fewest cells for each of some numbers of brands. */
export const fewestCellsOf = (brands: readonly number[], given: Assumptions) =>
  brands.map((each) => ({
    brands: each,
    cells: fewestCells(each, (size) => needOf(size, measured, tables, given)),
  }));

/** Each with each. */
export const sizesOf = (brands: readonly number[], cells: readonly number[]): Size[] =>
  brands.flatMap((each) => cells.map((those) => ({ brands: each, cells: those })));

const number = (value: number): string =>
  value >= 10 || Number.isInteger(value)
    ? Math.round(value).toLocaleString('en-US')
    : String(Number(value.toPrecision(2)));

/** What comes next, in words. */
const limitText = ({ limits: [first] }: Need): string => {
  if (!first) return '';
  const { what, share } = first;
  return share > 1
    ? `does not fit: ${what}, ${number(share)} times too much`
    : `${what}, at ${number(1 / share)} times this load`;
};

/** The heads of the table. */
export const heads = [
  'brands',
  'cells',
  'bets/s, mean',
  'bets/s, peak',
  'processes',
  'cores of databases',
  'memory, GB',
  'disk a year, TB',
  'connections of a cell',
  '€ a month',
  'next limit',
];

/** A line of the table. */
export const lineOf = (need: Need): string[] => [
  number(need.brands),
  number(need.cells),
  number(need.meanBets),
  number(need.peakBets),
  number(need.processes),
  number(need.databaseCores),
  number(need.memoryGigabytes),
  number(need.diskTerabytesPerYear),
  number(need.connectionsOfCell),
  number(need.moneyPerMonth),
  limitText(need),
];

/** The module of the handbook's tables: what was measured, what is assumed, what follows. */
export const scaleModelFile = (banner: string): string => {
  const given = assume();
  const needs = needsOf(sizesOf(usualBrands, usualCells), given).map(lineOf);
  const fewest = fewestCellsOf(usualBrands, given);
  const parts = {
    measuredCosts: Object.values(costs),
    tableCosts: tables,
    assumedInputs: Object.values(assumptions),
    scaleHeads: heads,
    scaleNeeds: needs,
    scaleFewest: fewest,
  };
  const lines = Object.entries(parts).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};`,
  );
  return `${[banner, ...lines].join('\n\n')}\n`;
};
