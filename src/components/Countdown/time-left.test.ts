import { expect, test } from 'vitest';
import { secondsLeft, splitSeconds, untilNextTickMs } from './time-left.ts';

test('seconds are split into whole parts', () => {
  expect(splitSeconds(93_784)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
  expect(splitSeconds(59)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 59 });
  expect(splitSeconds(-7)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test('zero is shown when the instant has come, not a second before', () => {
  expect(secondsLeft(1)).toBe(1);
  expect(secondsLeft(1000)).toBe(1);
  expect(secondsLeft(1001)).toBe(2);
  expect(secondsLeft(0)).toBe(0);
  expect(secondsLeft(-300)).toBe(0);
});

test('timers that come late do not add up', () => {
  let leftMs = 10_000;
  const shown: number[] = [];
  while (leftMs > 0) {
    // Each timer comes 37 ms late.
    leftMs -= untilNextTickMs(leftMs) + 37;
    shown.push(secondsLeft(leftMs));
  }

  expect(shown).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});
