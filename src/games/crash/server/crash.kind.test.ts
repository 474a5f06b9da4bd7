import { expect, test } from 'vitest';
import { crashHundredths, crashRunMs } from '../rules/crash-rules.ts';
import { crashKind } from './crash.kind.ts';

const model = { kind: 'crash', variant: 'rocket', rtp: 99, volatility: 3, shared: true };
const placed = (autoAt: number | null) => ({ bet: { autoAt }, stakeMinor: 1000, odds: 1 });

test('a bet that asked for a multiplier is paid it when the curve came as far', () => {
  expect(crashKind.payoutMinor(model, { endsAt: 250 }, placed(200))).toBe(2000);
  expect(crashKind.payoutMinor(model, { endsAt: 250 }, placed(250))).toBe(2500);
  expect(crashKind.payoutMinor(model, { endsAt: 250 }, placed(251))).toBe(0);
});

test('who watches and does not take the money loses it, but at the top of the curve', () => {
  expect(crashKind.payoutMinor(model, { endsAt: 99_999 }, placed(null))).toBe(0);
  expect(crashKind.payoutMinor(model, { endsAt: 1_000_000 }, placed(null))).toBe(10_000_000);
});

test('taking the money pays the multiplier of the moment', () => {
  const outcome = { endsAt: 300 };
  const takenAt = (elapsedMs: number, autoAt: number | null = null) =>
    crashKind.cashOutMinor?.(model, outcome, placed(autoAt), elapsedMs);

  expect(takenAt(crashRunMs(200))).toEqual({ payoutMinor: 2000, multiplier: 2 });
  expect(takenAt(0)).toEqual({ payoutMinor: 1000, multiplier: 1 });
  expect(takenAt(crashRunMs(300))).toBeNull();
  expect(takenAt(crashRunMs(300) + 5000)).toBeNull();
  expect(takenAt(-1)).toBeNull();
});

test('a call that comes after the multiplier asked for pays that one', () => {
  expect(crashKind.cashOutMinor?.(model, { endsAt: 300 }, placed(150), crashRunMs(220))).toEqual({
    payoutMinor: 1500,
    multiplier: 1.5,
  });
});

test('what was asked for beforehand is taken when the curve comes there, at exactly that', () => {
  const takenOf = (autoAt: number | null, endsAt: number) =>
    crashKind.takenByItself?.(model, { endsAt }, placed(autoAt));

  for (const autoAt of [101, 115, 137, 229, 1001, 99_999]) {
    const taken = takenOf(autoAt, 100_000);

    expect(taken).toMatchObject({ multiplier: autoAt / 100, payoutMinor: autoAt * 10 });
    expect(crashHundredths(taken?.atMs ?? 0)).toBeGreaterThanOrEqual(autoAt);
    expect(crashHundredths((taken?.atMs ?? 0) - 2)).toBeLessThan(autoAt);
  }
  expect(takenOf(250, 250)).toMatchObject({ atMs: crashRunMs(250) });
  expect(takenOf(251, 250)).toBeNull();
  expect(takenOf(null, 99_999)).toBeNull();
  expect(takenOf(null, 1_000_000)).toMatchObject({ multiplier: 10_000 });
});

test('the record of money that was taken does not tell how the round ends', () => {
  const line = (autoAt: number | null, multiplier: number | null) =>
    crashKind.summary(model, { endsAt: 777 }, { autoAt }, multiplier);

  expect(line(null, 1.5)).toBe('taken at 1.50');
  expect(line(200, 2)).toBe('taken at 2.00');
  expect(line(900, null)).toBe('ended at 7.77, asked for 9.00');
  expect(line(null, null)).toBe('ended at 7.77, not taken');
});

test('what an open bet pays is not stated before it is known', () => {
  expect(crashKind.oddsOf).toBeUndefined();
});

test('a round that ends before it begins pays nobody', () => {
  expect(crashKind.cashOutMinor?.(model, { endsAt: 99 }, placed(null), 0)).toBeNull();
  expect(crashKind.payoutMinor(model, { endsAt: 99 }, placed(101))).toBe(0);
  expect(crashKind.phases(model, { endsAt: 99 }).runMs).toBe(0);
});

test('nothing of the end is shown before it', () => {
  const shown = [
    crashKind.board(model, { endsAt: 777 }),
    crashKind.show(model, { endsAt: 777 }, 2000),
  ];

  expect(JSON.stringify(shown)).not.toContain('777');
  expect(crashKind.show(model, { endsAt: 777 }, null)).toEqual({ endedAt: 777 });
});
