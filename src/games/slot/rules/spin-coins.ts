import { type Ratio, ratioOf } from '../../shared/rules/ratio.ts';
import { productOfRatios, sumOfRatios } from '../../shared/rules/ratio-sums.ts';
import { bestRun } from './evaluate-grid.ts';
import { gridAt } from './play-slot.ts';
import { payFor, scatterOf, type SlotTable, wildOf } from './slot-table.ts';

type Strips = readonly (readonly number[])[];

/** Everything that one reel can show, stop by stop. */
const windowsOf = (table: SlotTable, strip: readonly number[]): readonly (readonly number[])[] =>
  strip.map((_, stop) => gridAt(table, [strip], [stop])[0] ?? []);

/** How many of some symbols one reel shows: at place n, in how many of its stops it is n. */
const countsOf = (
  table: SlotTable,
  strip: readonly number[],
  symbols: readonly number[],
): number[] => {
  const counts = Array.from({ length: table.rows + 1 }, () => 0);
  for (const shown of windowsOf(table, strip)) {
    const here = shown.filter((one) => symbols.includes(one)).length;
    counts[here] = (counts[here] ?? 0) + 1;
  }
  return counts;
};

/** The chances of n of some symbols over all reels, at place n: each reel stops by itself. */
const chancesOf = (table: SlotTable, strips: Strips, symbols: readonly number[]): Ratio[] => {
  let counts: bigint[] = [1n];
  for (const strip of strips) {
    const reel = countsOf(table, strip, symbols);
    const next = Array.from({ length: counts.length + table.rows }, () => 0n);
    for (const [before, ways] of counts.entries())
      for (const [here, stops] of reel.entries())
        next[before + here] = (next[before + here] ?? 0n) + ways * BigInt(stops);
    counts = next;
  }
  const all = strips.reduce((product, { length }) => product * BigInt(length), 1n);
  return counts.map((ways) => ratioOf(ways, all));
};

/** The chances of n scatters in a spin, at place n; of a table without scatters, none for sure. */
export const scatterChances = (table: SlotTable, strips: Strips): Ratio[] => {
  const scatter = scatterOf(table);
  return scatter < 0 ? [ratioOf(1, 1)] : chancesOf(table, strips, [scatter]);
};

/** How often each symbol lies at one row of one reel, over all stops. */
const weightsAt = (table: SlotTable, strip: readonly number[], row: number): number[] => {
  const weights = table.symbols.map(() => 0);
  for (const shown of windowsOf(table, strip)) {
    const symbol = shown[row];
    if (symbol !== undefined) weights[symbol] = (weights[symbol] ?? 0) + 1;
  }
  return weights;
};

/** Coins of one line over every combination of symbols that can lie on it, weighted. */
const lineSum = (
  weights: readonly (readonly number[])[],
  worth: (run: readonly number[]) => number,
): bigint => {
  let sum = 0n;
  const run: number[] = [];
  const descend = (reel: number, weight: number): void => {
    const here = weights[reel];
    if (!here) {
      const coins = worth(run);
      if (coins > 0) sum += BigInt(weight) * BigInt(coins);
      return;
    }
    for (const [symbol, times] of here.entries()) {
      if (times === 0) continue;
      run[reel] = symbol;
      descend(reel + 1, weight * times);
    }
  };
  descend(0, 1);
  return sum;
};

const linesCoins = (
  table: SlotTable,
  strips: Strips,
  { lines, bothWays }: { lines: readonly (readonly number[])[]; bothWays: boolean },
): Ratio => {
  const worth = (run: readonly number[]): number => {
    const ahead = bestRun(table, run);
    const back = bothWays ? bestRun(table, run.toReversed()) : undefined;
    return ahead.coins + (back && back.count < run.length ? back.coins : 0);
  };
  // Lines over the same weights are worth the same: each set of weights is counted once.
  const known = new Map<string, bigint>();
  let sum = 0n;
  for (const line of lines) {
    const weights = line.map((row, reel) => weightsAt(table, strips[reel] ?? [], row));
    const key = JSON.stringify(weights);
    const coins = known.get(key) ?? lineSum(weights, worth);
    known.set(key, coins);
    sum += coins;
  }
  return ratioOf(
    sum,
    strips.reduce((product, { length }) => product * BigInt(length), 1n),
  );
};

/** Coins of one symbol's ways: for each length of the run, its mean ways times what it pays. */
const waysCoins = (table: SlotTable, strips: Strips, symbol: number): Ratio => {
  const wanted = [symbol, wildOf(table)];
  const reels = strips.map((strip) => {
    const counts = countsOf(table, strip, wanted);
    const inAll = counts.reduce((sum, stops, here) => sum + stops * here, 0);
    return { mean: ratioOf(inAll, strip.length), none: ratioOf(counts[0] ?? 0, strip.length) };
  });
  return sumOfRatios(
    reels.map((_, at) => {
      const run = reels.slice(0, at + 1).map(({ mean }) => mean);
      const end = reels[at + 1]?.none ?? ratioOf(1, 1);
      return productOfRatios([...run, end, ratioOf(payFor(table.symbols[symbol], at + 1), 1)]);
    }),
  );
};

const countedCoins = (table: SlotTable, chances: readonly Ratio[], symbol: number): Ratio =>
  sumOfRatios(
    chances.map((chance, count) =>
      productOfRatios([chance, ratioOf(payFor(table.symbols[symbol], count), 1)]),
    ),
  );

/** What one spin pays on average in coins, before its multiplier: every stop of every reel. */
export const spinCoins = (table: SlotTable, strips: Strips): Ratio => {
  const scatter = scatterOf(table);
  const scattered =
    scatter < 0 ? [] : [countedCoins(table, scatterChances(table, strips), scatter)];
  const plain = [...table.symbols.keys()].filter((at) => table.symbols[at]?.role === 'plain');
  const { pays } = table;
  const won =
    pays.by === 'lines'
      ? [linesCoins(table, strips, pays)]
      : pays.by === 'ways'
        ? plain.map((symbol) => waysCoins(table, strips, symbol))
        : plain.map((symbol) =>
            countedCoins(table, chancesOf(table, strips, [symbol, wildOf(table)]), symbol),
          );
  return sumOfRatios([...won, ...scattered]);
};
