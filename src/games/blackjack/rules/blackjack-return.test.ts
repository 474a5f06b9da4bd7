import { expect, test } from 'vitest';
import { counted } from '../../../../tests/support/counted.ts';
import { blackjackReturns } from './blackjack-models.ts';
import { blackjackTables, type BlackjackTable } from './blackjack-rules.ts';
import { chanceOfEnd, dealerEnds } from './dealer-ends.ts';

const tables = Object.keys(blackjackTables) as BlackjackTable[];

test.each(tables)('the stated return of %s is what its cards count to', async (table) => {
  expect(await counted('blackjack', table)).toBeCloseTo(blackjackReturns[table], 12);
});

test('every end of a dealer’s hand together is certain', () => {
  const left = [0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 128];
  for (let up = 1; up <= 10; up += 1) {
    const after = left.map((cards, points) => cards - (points === up ? 1 : 0));
    const chance = dealerEnds(up, true).reduce((sum, end) => sum + chanceOfEnd(end, after, 415), 0);
    expect(chance).toBeCloseTo(1, 12);
  }
});

test('plays that differ from basic strategy return less', async () => {
  expect(await counted('blackjack', 'classic, never bust')).toBeLessThan(0.97);
  expect(await counted('blackjack', 'classic, hit 12 against 4')).toBeLessThan(
    blackjackReturns.classic,
  );
});
