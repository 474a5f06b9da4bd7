/** How a price is written; each market has its own habit. */
export type OddsFormat =
  | 'decimal'
  | 'fractional'
  | 'american'
  | 'hongKong'
  | 'indonesian'
  | 'malay';

/** A price as its format counts it; writing it in a language's figures is up to the reader. */
export type OddsFigure =
  | { kind: 'fraction'; won: number; staked: number }
  | { kind: 'number'; value: number; decimals: 0 | 2 | 3; signed: boolean };

/** The largest stake of a fraction that looks like one: 8/15 yes, 24/73 no. */
const LARGEST_STAKE = 20;

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Whether p/q is what bookmakers mean by so many thousandths: within half a cent and 1.5 %. */
const isNear = (won: number, staked: number, thousandths: number): boolean => {
  const off = Math.abs(won * 1000 - thousandths * staked);
  return off < 5 * staked && off * 66 <= thousandths * staked;
};

/** The simplest fraction for a profit, else the exact one: 0.91 is 10/11, 0.07 is 7/100. */
const fractionOf = (thousandths: number): OddsFigure => {
  for (let staked = 1; staked <= LARGEST_STAKE; staked += 1) {
    const won = Math.round((thousandths * staked) / 1000);
    if (won > 0 && isNear(won, staked, thousandths)) return { kind: 'fraction', won, staked };
  }
  const shared = greatestDivisor(thousandths, 1000);
  return { kind: 'fraction', won: thousandths / shared, staked: 1000 / shared };
};

/** Two decimals, and a third only where the price has one. */
const exact = (thousandths: number): OddsFigure => ({
  kind: 'number',
  value: thousandths / 1000,
  decimals: thousandths % 10 === 0 ? 2 : 3,
  signed: false,
});

const rounded = (value: number): OddsFigure => ({
  kind: 'number',
  value: Math.round(value * 100) / 100,
  decimals: 2,
  signed: value < 0,
});

const american = (profit: number): OddsFigure => ({
  kind: 'number',
  value: profit >= 1 ? Math.round(profit * 100) : -Math.round(100 / profit),
  decimals: 0,
  signed: true,
});

/** What each format makes of a profit in thousandths of the stake. */
const figures: Record<OddsFormat, (thousandths: number) => OddsFigure> = {
  decimal: (thousandths) => exact(thousandths + 1000),
  fractional: fractionOf,
  american: (thousandths) => american(thousandths / 1000),
  hongKong: exact,
  indonesian: (thousandths) =>
    rounded(thousandths >= 1000 ? thousandths / 1000 : -1000 / thousandths),
  malay: (thousandths) => rounded(thousandths <= 1000 ? thousandths / 1000 : -1000 / thousandths),
};

/**
 * A price in one of the six ways of writing it.
 *
 * Decimal says what one staked pays back, Hong Kong what it wins; American wins on 100 when it is
 * positive and stakes for 100 when negative; Indonesian is American by the hundred; Malay has the
 * sign the other way round, never above 1. Fractional is won over staked.
 *
 * @param odds decimal odds, above 1, at most three decimals
 * @throws {RangeError} when nothing could be won
 */
export const oddsFigure = (odds: number, format: OddsFormat): OddsFigure => {
  const thousandths = Math.round(odds * 1000) - 1000;
  if (!(thousandths > 0)) throw new RangeError(`odds of ${odds} win nothing`);
  return figures[format](thousandths);
};
