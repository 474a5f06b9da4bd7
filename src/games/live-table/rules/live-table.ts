import type { Draw } from '#domain/fair/fair-draw.ts';

/** A bet that a table takes. */
export interface Spot {
  id: string;
  /** The most that it pays, stake included; at most three decimals. */
  odds: number;
}

/** Some facts of a result, and in how many equally likely ways they come about. */
export interface Ways<Facts> {
  facts: Facts;
  ways: number;
}

/**
 * A table at which everyone bets on the same result: a wheel, three dice, two hands of cards.
 * `Result` is what is seen; `Facts` is the part of it that bets look at.
 */
export interface LiveTable<Result = unknown, Facts = unknown> {
  spots: readonly Spot[];
  draw: (draw: Draw) => Result;
  factsOf: (result: Result) => Facts;
  /** What a bet pays for each unit staked: 0 loses, 1 is given back; at most three decimals. */
  pays: (spot: string, facts: Facts) => number;
  /** Every different set of facts, counted exactly. */
  ways: () => readonly Ways<Facts>[];
  /** A result in a few English words, for a betting record. */
  text: (result: Result) => string;
  /** How long the result takes to be shown: the wheel turns, the cards are dealt. */
  runMs: (result: Result) => number;
}

/**
 * What every bet returns on average, by its name: 0.973 for 97.3 percent. Counted in whole
 * thousandths and whole ways, and divided once.
 */
export const returnsOfSpots = <Result, Facts>({
  spots,
  pays,
  ways: waysOf,
}: LiveTable<Result, Facts>): Record<string, number> => {
  const ways = waysOf();
  const all = ways.reduce((sum, one) => sum + BigInt(one.ways), 0n);
  return Object.fromEntries(
    spots.map(({ id }) => {
      const paid = ways.reduce(
        (sum, one) => sum + BigInt(Math.round(pays(id, one.facts) * 1000)) * BigInt(one.ways),
        0n,
      );
      return [id, Number((paid * 10n ** 12n) / (all * 1000n)) / 1e12];
    }),
  );
};

/** The best return that a table offers. */
export const bestReturn = <Result, Facts>(table: LiveTable<Result, Facts>): number =>
  Math.max(...Object.values(returnsOfSpots(table)));
