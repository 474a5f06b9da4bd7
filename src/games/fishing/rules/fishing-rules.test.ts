import { expect, test } from 'vitest';
import type { Draw } from '#domain/fair/fair-draw.ts';
import {
  drawCatch,
  fishes,
  fishingReturns,
  fishPrices,
  shotMinor,
  volleyPaysMinor,
} from './fishing-rules.ts';

test('every fish returns exactly what its water states', () => {
  for (const returnSteps of Object.values(fishingReturns))
    for (const fish of fishes) {
      let bound = 0;
      const at =
        (value: number): Draw =>
        (asked) => {
          bound = asked;
          return value;
        };
      expect(drawCatch(fish, returnSteps, at(returnSteps - 1))).toBe(true);
      expect(drawCatch(fish, returnSteps, at(returnSteps))).toBe(false);
      // chance × price = return, without a remainder
      expect(returnSteps * fishPrices[fish] * 10_000).toBe(returnSteps * bound);
    }
});

test('a stake is shared evenly or not at all', () => {
  expect(shotMinor(1000, 4)).toBe(250);
  expect(shotMinor(1000, 3)).toBeNull();
  expect(shotMinor(1000, 0)).toBeNull();
  expect(shotMinor(1100, 11)).toBeNull();
});

test('a volley pays each fish that was landed', () => {
  expect(
    volleyPaysMinor(250, [
      { fish: 'sprat', caught: true },
      { fish: 'whale', caught: false },
      { fish: 'octopus', caught: true },
    ]),
  ).toBe(250 * 22);
});
