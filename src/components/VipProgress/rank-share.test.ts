import { expect, test } from 'vitest';
import { railShare, rankOf } from './rank-share.ts';

/** The ranks of domain rule 5. */
const ranks = [0, 5001, 15_001, 50_001, 100_001].map((fromPoints, index) => ({
  id: String(index),
  name: String(index),
  fromPoints,
}));

test('a rank is held from its own number of points on', () => {
  expect(rankOf(0, ranks)).toBe(0);
  expect(rankOf(5000, ranks)).toBe(0);
  expect(rankOf(5001, ranks)).toBe(1);
  expect(rankOf(9_999_999, ranks)).toBe(4);
});

test('the rail runs from stop to stop and ends at the last', () => {
  expect(railShare(0, ranks)).toBe(0);
  expect(railShare(5001, ranks)).toBe(0.25);
  expect(railShare(10_001, ranks)).toBeCloseTo(0.375, 5);
  expect(railShare(100_001, ranks)).toBe(1);
  expect(railShare(500_000, ranks)).toBe(1);
});

test('a brand with one rank has nothing to climb', () => {
  expect(railShare(10, ranks.slice(0, 1))).toBe(1);
});
