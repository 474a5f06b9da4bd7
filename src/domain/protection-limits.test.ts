import { expect, test } from 'vitest';
import {
  isTighter,
  type LimitInUse,
  limitPassedBy,
  longestLimit,
  lowestLimit,
} from './protection-limits.ts';

const limit = (
  kind: LimitInUse['kind'],
  effective: number | null,
  used: number,
  period: LimitInUse['period'] = 'day',
): LimitInUse => ({ kind, period, effective, used });

test('less room is tighter; none at all is the loosest', () => {
  expect([isTighter(null, 5), isTighter(5, 4), isTighter(5, 5), isTighter(null, null)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([isTighter(5, 6), isTighter(5, null), isTighter(0, 1)]).toEqual([false, false, false]);
});

test('of two limits the lower one holds', () => {
  expect([lowestLimit(5, 3), lowestLimit(null, 3), lowestLimit(5, null)]).toEqual([3, 3, 5]);
  expect(lowestLimit(null, null)).toBeNull();
  expect(lowestLimit(0, 3)).toBe(0);
});

test('an amount may reach a limit but not pass it', () => {
  expect(limitPassedBy([limit('wager', 100, 60)], ['wager'], 40)).toBeNull();
  expect(limitPassedBy([limit('wager', 100, 60)], ['wager'], 41)).toMatchObject({ used: 60 });
  expect(limitPassedBy([limit('wager', null, 60)], ['wager'], 1e9)).toBeNull();
  expect(limitPassedBy([limit('deposit', 0, 0)], ['wager', 'loss'], 1)).toBeNull();
});

test('time is over when it is used up', () => {
  expect(limitPassedBy([limit('session', 60, 59)], ['session'], 0)).toBeNull();
  expect(limitPassedBy([limit('session', 60, 60)], ['session'], 0)).not.toBeNull();
});

test('of several the one with the least room is named', () => {
  const limits = [limit('wager', 100, 50), limit('loss', 80, 70), limit('wager', 90, 60, 'week')];

  expect(limitPassedBy(limits, ['wager', 'loss'], 60)).toMatchObject({ kind: 'loss' });
});

test('no limit of time is longer than its window', () => {
  expect(longestLimit('session', 'day')).toBe(86_400);
  expect(longestLimit('deposit', 'day')).toBe(1e15);
});
