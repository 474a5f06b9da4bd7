import { expect, test } from 'vitest';
import { leadingThrottle } from './leading-throttle.ts';

test('the first call passes at once and the next only after the wait', () => {
  let nowMs = 5000;
  const pass = leadingThrottle(1000, () => nowMs);

  const answers = [0, 1, 999, 1000, 1500, 2000].map((elapsedMs) => {
    nowMs = 5000 + elapsedMs;
    return pass();
  });

  expect(answers).toEqual([true, false, false, true, false, true]);
});
