import { expect, test } from 'vitest';
import { convertErrors, worthMinor } from './points.state.ts';

test('points are worth whole minor units, rounded down', () => {
  const rate = { pointsPerUnit: 100, currency: 'USD' };
  expect([0, 99, 100, 12_345].map((points) => worthMinor(points, rate))).toEqual([0, 0, 1, 123]);
  expect(worthMinor(12_345, { pointsPerUnit: 1, currency: 'VND' })).toBe(123);
});

test('what is wrong with a conversion stands under its field', () => {
  const bounds = { balance: 20_000, leastPoints: 10_000, leftToday: 50_000 };
  const faults = (points: number | null, paymentPassword = 'x') =>
    convertErrors({ into: 'cash', points, paymentPassword }, bounds);
  expect(faults(null).points).toBe('required');
  expect(faults(99).points).toBe('tooLittle');
  expect(faults(501).points).toBe('tooMuch');
  expect(faults(201).points).toBe('notThere');
  expect(faults(200)).toEqual({ points: undefined, paymentPassword: undefined });
  expect(faults(200, '').paymentPassword).toBe('required');
});
