import { expect, test } from 'vitest';
import type { SlotSpinView, SlotView } from '../rules/slot-view.ts';
import { coinsUntil, courseMs, freeSpinsAt, momentAt, toneOf } from './spin-course.ts';

const spin = (paidCoins: number, awarded = 0): SlotSpinView => ({
  grid: [],
  wins: [],
  scatters: [],
  multiplier: 1,
  isFree: false,
  paidCoins,
  awarded,
});

const view: SlotView = {
  coins: 25,
  paidCoins: 18,
  isJackpot: false,
  spins: [spin(10, 2), spin(0), spin(3, 1), spin(5)],
};

test('free spins come one after the other, each in its own time', () => {
  expect(courseMs(view)).toBe(10_000);
  expect(momentAt(view, 0, 1600)).toEqual({ at: 0, phase: 'stopping' });
  expect(momentAt(view, 1600, 1600)).toEqual({ at: 0, phase: 'still' });
  expect(momentAt(view, 2500, 1600)).toEqual({ at: 1, phase: 'stopping' });
  expect(momentAt(view, 60_000, 1600)).toEqual({ at: 3, phase: 'still' });
});

test('what was paid and given so far never tells what is still to come', () => {
  expect([0, 1, 2, 3].map((at) => coinsUntil(view, at))).toEqual([10, 10, 13, 18]);
  expect(freeSpinsAt(view, 1)).toEqual({ number: 1, known: 2 });
  expect(freeSpinsAt(view, 2)).toEqual({ number: 2, known: 3 });
});

test('nothing is lit that does not pay more than it cost', () => {
  expect(toneOf(99, 100)).toBe('plain');
  expect(toneOf(100, 100)).toBe('plain');
  expect(toneOf(101, 100)).toBe('win');
  expect(toneOf(1000, 100)).toBe('big');
});
