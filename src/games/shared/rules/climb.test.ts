import { expect, test } from 'vitest';
import { climbWorth, isClimbAtTop } from './climb.ts';
import { ratioNumber, ratioOf, ratioPaidMinor, shortestRatio, timesRatio } from './ratio.ts';

test('before the first step a stake is worth itself', () => {
  expect(climbWorth(9900, [])).toEqual(ratioOf(1, 1));
});

test('the worth times the chance of all steps is the return, wherever one stops', () => {
  const chances = [ratioOf(3, 4), ratioOf(2, 7), ratioOf(11, 13)];

  for (let steps = 1; steps <= chances.length; steps += 1) {
    const taken = chances.slice(0, steps);
    const chance = taken.reduce(timesRatio, ratioOf(1, 1));

    expect(shortestRatio(timesRatio(climbWorth(9850, taken), chance))).toEqual(
      shortestRatio(ratioOf(9850, 10_000)),
    );
  }
});

test('a thousand times the stake is the top', () => {
  expect(isClimbAtTop(ratioOf(9_999_999, 10_000))).toBe(false);
  expect(isClimbAtTop(ratioOf(1000, 1))).toBe(true);
});

test('a fraction is paid and shown rounded down', () => {
  expect(ratioPaidMinor(100, ratioOf(2, 3))).toBe(66);
  expect(ratioNumber(ratioOf(2, 3))).toBe(0.6666);
  expect(ratioPaidMinor(9_007_199_254_740, ratioOf(999, 1000))).toBe(8_998_192_055_485);
});
