import { expect, test } from 'vitest';
import { nextJackpotStep } from './jackpot-growth.ts';

const growth = { stepMinMinor: 10_000, stepMaxMinor: 50_000, everySeconds: [3, 4, 5] };

test('the smallest and the largest chance give the bounds of the rule', () => {
  expect(nextJackpotStep(growth, () => 0)).toEqual({ waitMs: 3000, addMinor: 10_000 });
  expect(nextJackpotStep(growth, () => 0.999_999_9)).toEqual({ waitMs: 5000, addMinor: 50_000 });
});

test('every step is whole and within the rule', () => {
  for (let round = 0; round < 500; round += 1) {
    const { waitMs, addMinor } = nextJackpotStep(growth, Math.random);

    expect([3000, 4000, 5000]).toContain(waitMs);
    expect(addMinor).toBeGreaterThanOrEqual(10_000);
    expect(addMinor).toBeLessThanOrEqual(50_000);
    expect(Number.isInteger(addMinor)).toBe(true);
  }
});
