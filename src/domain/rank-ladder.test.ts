import { expect, test } from 'vitest';
import { feeWithout, keepPointsOf } from './rank-ladder.ts';

test('a rank is held by as many points as it asks for, unless it says fewer', () => {
  expect(keepPointsOf({ id: 'gold', points: 300 })).toBe(300);
  expect(keepPointsOf({ id: 'gold', points: 300, keepPoints: 0 })).toBe(0);
});

test('a fee is less by a percentage, in the member’s favor', () => {
  expect(feeWithout(1.25, 50)).toBe(0.62);
  expect(feeWithout(0.29, 0)).toBe(0.29);
  expect(feeWithout(20, 100)).toBe(0);
  expect(feeWithout(1_000_000_000, 33)).toBe(670_000_000);
});
