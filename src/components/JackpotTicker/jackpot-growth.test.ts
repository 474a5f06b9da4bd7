import { expect, test } from 'vitest';
import { nextJackpotStep } from './jackpot-growth.ts';

const waits = [3, 4, 5];

test('a step goes as far as its wait is a part of the way', () => {
  const pool = { amountMinor: 1600, leftMs: 60_000 };

  expect(nextJackpotStep(1000, pool, waits, () => 0)).toEqual({ waitMs: 3000, shownMinor: 1030 });
  expect(nextJackpotStep(1000, pool, waits, () => 0.99)).toEqual({
    waitMs: 5000,
    shownMinor: 1050,
  });
});

test('the last step ends at the real amount, and nothing goes beyond it', () => {
  expect(
    nextJackpotStep(1550, { amountMinor: 1600, leftMs: 2000 }, waits, () => 0).shownMinor,
  ).toBe(1600);
  let shown = 1000;
  let leftMs = 60_000;
  while (shown < 1601 && leftMs > -60_000) {
    const step = nextJackpotStep(shown, { amountMinor: 1601, leftMs }, waits, Math.random);
    expect(step.shownMinor).toBeLessThanOrEqual(1601);
    expect(step.shownMinor).toBeGreaterThanOrEqual(shown);
    shown = step.shownMinor;
    leftMs -= step.waitMs;
  }
  expect(shown).toBe(1601);
  expect(leftMs).toBeGreaterThanOrEqual(-5000);
});

test('a pool that was won is shown as it is', () => {
  expect(
    nextJackpotStep(9000, { amountMinor: 1000, leftMs: 60_000 }, waits, () => 0).shownMinor,
  ).toBe(1000);
});
