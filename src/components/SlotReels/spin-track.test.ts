import { expect, test } from 'vitest';
import { spinMs, stoppingTrack, turningTrack } from './spin-track.ts';

test('a band that stops ends with what the reel shows', () => {
  const { symbols, fromPercent } = stoppingTrack([7, 8, 9], [1, 2, 3, 4], 2);
  const windows = (fromPercent / 100) * symbols.length;

  expect(symbols.slice(0, 3)).toEqual([7, 8, 9]);
  // It begins with its last three symbols in sight and moves by whole symbols.
  expect(windows).toBeCloseTo(symbols.length - 3, 10);
  expect(symbols.slice(3).every((symbol) => [1, 2, 3, 4].includes(symbol))).toBe(true);
});

test('a turning band is the same after half of its way', () => {
  const { symbols } = turningTrack(3, [1, 2, 3, 4, 5], 1);
  const half = symbols.length / 2;

  expect(symbols.slice(0, half)).toEqual(symbols.slice(half));
});

test('reels stop one after the other, all of them within a round of two and a half seconds', () => {
  const times = [0, 1, 2, 3, 4, 5].map((reel) => stoppingTrack([0], [1], reel).durationMs);

  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times.at(-1)).toBe(spinMs(6));
  expect(spinMs(6)).toBeLessThan(2100);
});
