import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { crashModelOf } from './crash-models.ts';
import {
  CRASH_LOWEST,
  CRASH_TOP,
  crashHundredths,
  crashPaidMinor,
  crashReaching,
  crashReturn,
  crashRunMs,
  drawCrash,
} from './crash-rules.ts';

/** The round that a given one of the 2³² words makes. */
const roundOf = (word: number): number => drawCrash(() => word);

test('the chance of a multiplier is counted, word by word at its edge', () => {
  for (const hundredths of [100, 101, 150, 199, 200, 333, 1000, 99_999, CRASH_TOP]) {
    const last = 2 ** 32 - Number(crashReaching(hundredths));

    expect(roundOf(last)).toBeGreaterThanOrEqual(hundredths);
    expect(roundOf(last - 1)).toBeLessThan(hundredths);
  }
});

test('leaving at any multiplier returns 99 percent, to less than a hundredth of a percent', () => {
  for (let hundredths = CRASH_LOWEST; hundredths <= CRASH_TOP; hundredths += 7) {
    const returned = crashReturn(hundredths);

    expect(returned).toBeLessThanOrEqual(0.99);
    expect(returned).toBeGreaterThan(0.98999);
  }
});

test('one round in a hundred ends before it begins', () => {
  expect(1 - Number(crashReaching(100)) / 2 ** 32).toBeCloseTo(0.01, 8);
  expect(roundOf(0)).toBe(99);
  expect(crashRunMs(roundOf(0))).toBe(0);
});

test('the highest curve ends at its top', () => {
  expect(roundOf(2 ** 32 - 1)).toBe(CRASH_TOP);
  expect(crashReaching(CRASH_TOP + 1)).toBe(0n);
});

test('the curve shows the round’s end when its time is over, and not before', () => {
  for (const hundredths of [101, 150, 237, 1000, 54_321, CRASH_TOP]) {
    expect(crashHundredths(crashRunMs(hundredths))).toBeGreaterThanOrEqual(hundredths);
    expect(crashHundredths(crashRunMs(hundredths) - 2)).toBeLessThan(hundredths);
  }
});

test('half of all rounds come to 1.98', () => {
  const draw = fastDraw(11);
  const rounds = Array.from({ length: 100_000 }, () => drawCrash(draw));

  expect(rounds.filter((end) => end >= 198).length / rounds.length).toBeCloseTo(0.5, 2);
});

test('a stake is paid to the minor unit, rounded down', () => {
  expect(crashPaidMinor(1001, 137)).toBe(1371);
});

test('limbo is no crash', () => {
  const crash = { gameType: 'INHOUSE', gameClassify: 'CR', gameCode: 'coachhouse-paper-plane' };

  expect(crashModelOf(crash)).toMatchObject({ kind: 'crash', rtp: 99, shared: true });
  expect(crashModelOf({ ...crash, gameCode: 'coachhouse-neon-limbo' })).toBeNull();
  expect(crashModelOf({ ...crash, gameType: 'RNG' })).toBeNull();
});
