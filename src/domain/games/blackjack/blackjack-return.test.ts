import { expect, test } from 'vitest';
import { blackjackReturns } from './blackjack-models.ts';
import { blackjackReturn, type Strategy } from './blackjack-return.ts';
import { blackjackTables, type BlackjackTable } from './blackjack-rules.ts';
import { basicPlay } from './basic-strategy.ts';
import { chanceOfEnd, dealerEnds } from './dealer-ends.ts';

const tables = Object.keys(blackjackTables) as BlackjackTable[];

test.each(tables)('the stated return of %s is what its cards count to', (table) => {
  expect(blackjackReturn(blackjackTables[table])).toBeCloseTo(blackjackReturns[table], 12);
});

test('every end of a dealer’s hand together is certain', () => {
  const left = [0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 128];
  for (let up = 1; up <= 10; up += 1) {
    const after = left.map((cards, points) => cards - (points === up ? 1 : 0));
    const chance = dealerEnds(up, true).reduce((sum, end) => sum + chanceOfEnd(end, after, 415), 0);
    expect(chance).toBeCloseTo(1, 12);
  }
});

const changed =
  (where: (situation: Parameters<Strategy>[1]) => boolean, play: 'hit' | 'stand'): Strategy =>
  (rules, situation) =>
    where(situation) ? play : basicPlay(rules, situation);

test('plays that differ from basic strategy return less', () => {
  const { classic } = blackjackTables;
  const neverBust = changed(({ hand }) => !hand.soft && hand.total >= 12, 'stand');
  const hit12Against4 = changed(
    ({ hand, up }) => !hand.soft && hand.total === 12 && up === 4,
    'hit',
  );

  expect(blackjackReturn(classic, neverBust)).toBeLessThan(0.97);
  expect(blackjackReturn(classic, hit12Against4)).toBeLessThan(blackjackReturns.classic);
});
