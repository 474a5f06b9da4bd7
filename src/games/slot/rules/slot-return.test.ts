import { expect, test } from 'vitest';
import { counted } from '../../../../tests/support/counted.ts';
import { ratioOf } from '../../shared/rules/ratio.ts';
import { exactNumber, sumOfRatios } from '../../shared/rules/ratio-sums.ts';
import { evaluateGrid } from './evaluate-grid.ts';
import { gridAt } from './play-slot.ts';
import { scatterChances, spinCoins } from './spin-coins.ts';
import { slotReturns } from './tables/slot-models.ts';
import { slotReturn, slotReturnPercent } from './slot-return.ts';
import type { SlotTable } from './slot-table.ts';
import { slotTables } from './tables/slot-tables.ts';

const named = slotTables.map((table) => [table.variant, table] as const);

/**
 * Every stop of every reel, one after the other.
 *
 * @yields one stop for each reel
 */
function* everyStop(strips: SlotTable['reels']['strips']): Generator<number[]> {
  const [first, ...rest] = strips;
  if (!first) {
    yield [];
    return;
  }
  for (const [stop] of first.entries())
    for (const others of everyStop(rest)) yield [stop, ...others];
}

/** Short strips of a few symbols, wilds and scatters among them, that can be gone through. */
const shortStrips = ({ reels, symbols }: SlotTable): number[][] => {
  const length = reels.strips.length === 6 ? 6 : 7;
  return reels.strips.map((_strip, reel) =>
    Array.from({ length }, (_, at) => (at * at * (reel + 2) + reel) % Math.min(5, symbols.length)),
  );
};

test.each(named)(
  '%s: the formula counts what the reels themselves give at every stop',
  (_, table) => {
    const strips = shortStrips(table);
    let coins = 0;
    let spins = 0;
    const scatters = new Map<number, number>();

    for (const stops of everyStop(strips)) {
      const found = evaluateGrid(table, gridAt(table, strips, stops));
      coins += found.coins;
      spins += 1;
      scatters.set(found.scatters, (scatters.get(found.scatters) ?? 0) + 1);
    }

    expect(coins).toBeGreaterThan(0);
    expect(exactNumber(spinCoins(table, strips))).toBeCloseTo(coins / spins, 12);
    for (const [count, chance] of scatterChances(table, strips).entries())
      expect(exactNumber(chance)).toBeCloseTo((scatters.get(count) ?? 0) / spins, 12);
  },
);

test.each(named)('%s states its exact return, between 92 and 97.5 percent', (variant, table) => {
  expect(slotReturns[variant]).toBe(slotReturnPercent(table));
  expect(slotReturns[variant]).toBeGreaterThanOrEqual(92);
  expect(slotReturns[variant]).toBeLessThanOrEqual(97.5);
});

test('free spins that bring others are counted up to the most that a round has', () => {
  // Two stops of two: a scatter in half of all spins, each giving one spin more, three at most.
  const coin: SlotTable = {
    variant: 'coin',
    volatility: 1,
    rows: 1,
    coins: 1,
    pays: { by: 'ways' },
    symbols: [
      { letter: 'S', role: 'scatter', pays: [0] },
      { letter: 'A', role: 'plain', pays: [0, 2] },
    ],
    reels: { strips: [[0, 1]], multipliers: [{ multiplier: 1, weight: 1 }] },
    expandingWilds: false,
    freeSpins: {
      awards: [0, 1],
      retriggers: true,
      atMost: 3,
      reels: { strips: [[0, 1]], multipliers: [{ multiplier: 3, weight: 1 }] },
    },
    hasJackpot: false,
  };
  const { base, free, freeSpins, total } = slotReturn(coin);

  // 1/2 get one, 1/4 two, 1/8 three and never a fourth.
  expect(freeSpins).toEqual(ratioOf(7, 8));
  expect(base).toEqual(ratioOf(1, 1));
  expect(free).toEqual(ratioOf(21, 8));
  expect(total).toEqual(sumOfRatios([base, free]));
});

/** Standard deviations of a round's return, in stakes, that each volatility stands for. */
const bands: Record<number, readonly [number, number]> = {
  1: [0, 2],
  2: [2, 3.2],
  3: [3.2, 5],
  4: [5, 9],
  5: [9, 30],
};

test.each(named)('%s is as wild as it says', async (variant, table) => {
  const deviation = await counted('slot', variant);
  const [least, most] = bands[table.volatility] ?? [0, 0];

  expect(deviation).toBeGreaterThanOrEqual(least);
  expect(deviation).toBeLessThan(most);
});

test('volatilities from calm to wild are all on offer', () => {
  expect(new Set(slotTables.map(({ volatility }) => volatility))).toEqual(new Set([1, 2, 3, 4, 5]));
});
