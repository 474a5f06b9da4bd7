import { expect, test } from 'vitest';
import { percentMinor, timesDownMinor, timesUpMinor } from './share.ts';

test('a rate of three decimals is exact, also for amounts beyond the reach of a float', () => {
  expect(timesDownMinor(1_000, 1.001)).toBe(1_001);
  expect(timesDownMinor(999, 0.333)).toBe(332);
  expect(timesUpMinor(999, 0.333)).toBe(333);
  expect(timesUpMinor(100, 10)).toBe(1_000);
  expect(timesUpMinor(9_007_199_254_740, 100)).toBe(900_719_925_474_000);
});

test('a percentage is rounded down', () => {
  expect(percentMinor(10_000, 1.2)).toBe(120);
  expect(percentMinor(99, 1.2)).toBe(1);
  expect(percentMinor(83, 1.2)).toBe(0);
  expect(percentMinor(1_000, 0.8)).toBe(8);
});
