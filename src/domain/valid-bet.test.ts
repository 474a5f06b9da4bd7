import { expect, test } from 'vitest';
import { validBetMinor } from './valid-bet.ts';

test('a bet counts what was at risk, and never more than the stake', () => {
  expect(validBetMinor(100, 0)).toBe(100);
  expect(validBetMinor(100, 60)).toBe(40);
  expect(validBetMinor(100, 100)).toBe(0);
  expect(validBetMinor(100, 150)).toBe(50);
  expect(validBetMinor(100, 900)).toBe(100);
});
