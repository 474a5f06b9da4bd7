import { expect, test } from 'vitest';
import { crashMultiplier, crashTimeMs } from './crash-curve.ts';

test('a round begins at one and grows in hundredths', () => {
  expect(crashMultiplier(0)).toBe(1);
  expect(crashMultiplier(-50)).toBe(1);
  expect(crashMultiplier(10_000)).toBe(1.82);
});

test('time and multiplier are each other’s inverse', () => {
  for (const multiplier of [1.01, 1.5, 2, 7.77, 100]) {
    expect(crashMultiplier(crashTimeMs(multiplier))).toBe(multiplier);
  }
});

test('another pace reaches the same figures at another time', () => {
  expect(crashMultiplier(crashTimeMs(3, 0.2), 0.2)).toBe(3);
  expect(crashTimeMs(3, 0.2)).toBeLessThan(crashTimeMs(3));
});
