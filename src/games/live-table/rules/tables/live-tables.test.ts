import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { liveTableRtp } from './live-table-models.ts';
import { bestReturn, returnsOfSpots } from '../live-table.ts';
import { type LiveTableName, liveTableOf, liveTables } from './live-tables.ts';
import { moneyWheel } from './money-wheel.ts';

const names = Object.keys(liveTables) as LiveTableName[];

test.each(names)('the stated return of %s is that of its best bet', (name) => {
  expect(liveTableRtp[name]).toBe(Math.round(bestReturn(liveTableOf(name)) * 10_000) / 100);
});

test.each(names)('every bet of %s returns between 75 and 99.5 percent', (name) => {
  for (const share of Object.values(returnsOfSpots(liveTableOf(name)))) {
    expect(share).toBeGreaterThanOrEqual(0.75);
    expect(share).toBeLessThanOrEqual(0.995);
  }
});

test.each(names)('%s pays no bet more than its odds, and nothing to a stranger', (name) => {
  const { spots, draw, factsOf, pays } = liveTableOf(name);
  const random = fastDraw(3);
  for (let round = 0; round < 2000; round += 1) {
    const facts: unknown = factsOf(draw(random));
    for (const { id, odds } of spots) expect(pays(id, facts)).toBeLessThanOrEqual(odds);
    expect(pays('nowhere', facts)).toBe(0);
  }
});

test('baccarat returns what is known of eight decks', () => {
  const returns = returnsOfSpots(liveTableOf('baccarat'));

  expect(returns.player).toBeCloseTo(0.987_649, 6);
  expect(returns.banker).toBeCloseTo(0.989_421, 6);
  expect(returns.tie).toBeCloseTo(0.856_404, 6);
  expect(returns.playerPair).toBeCloseTo(0.896_386, 6);
});

test('all ways of baccarat are all orders of six cards', () => {
  const ways = liveTables.baccarat.ways().reduce((sum, one) => sum + one.ways, 0);

  expect(ways).toBe(416 * 415 * 414 * 413 * 412 * 411);
});

test('on the money wheel only the commonest symbol stands beside itself', () => {
  const twice = moneyWheel.filter((symbol, at) => symbol === moneyWheel.at(at - 1));

  expect(moneyWheel).toHaveLength(53);
  expect(new Set(twice)).toEqual(new Set(['x1']));
});
