import { type Ratio, ratioOf, shortestRatio, timesRatio } from './ratio.ts';

/** The sum of any number of fractions, none below zero, in its lowest terms. */
export const sumOfRatios = (all: readonly Ratio[]): Ratio =>
  all.reduce(
    (sum, one) =>
      sum.under === one.under
        ? { over: sum.over + one.over, under: sum.under }
        : shortestRatio({
            over: sum.over * one.under + one.over * sum.under,
            under: sum.under * one.under,
          }),
    ratioOf(0, 1),
  );

/** The product of any number of fractions, in its lowest terms. */
export const productOfRatios = (all: readonly Ratio[]): Ratio =>
  shortestRatio(all.reduce(timesRatio, ratioOf(1, 1)));

const PLACES = 10n ** 15n;

/** The ordinary number next to a fraction, good to fifteen decimals: for showing, never for paying. */
export const exactNumber = ({ over, under }: Ratio): number =>
  Number((over * PLACES) / under) / Number(PLACES);
