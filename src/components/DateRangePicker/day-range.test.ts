import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { checkRange, daysIn, isBeyond, quickRange } from './day-range.ts';

test('quick ranges hold today and the days that they promise', () => {
  expect(quickRange('today', '2026-03-01')).toEqual({ start: '2026-03-01', end: '2026-03-01' });
  expect(quickRange('last7', '2026-03-01')).toEqual({ start: '2026-02-23', end: '2026-03-01' });
  expect(quickRange('next30', '2026-12-31')).toEqual({ start: '2026-12-31', end: '2027-01-29' });
  for (const kind of ['next7', 'last7'] as const)
    expect(daysIn(quickRange(kind, '2028-02-27'))).toBe(7);
  for (const kind of ['next30', 'last30'] as const)
    expect(daysIn(quickRange(kind, '2026-10-25'))).toBe(30);
});

test('exchanged days, days outside and too many of them are told apart', () => {
  const bounds = { min: '2026-01-01', max: '2026-12-31', maxDays: 30 };

  expect(checkRange({ start: '2026-05-02', end: '2026-05-01' }, bounds)).toBe('reversed');
  expect(checkRange({ start: '2025-12-31', end: '2026-01-02' }, bounds)).toBe('outside');
  expect(checkRange({ start: '2026-05-01', end: '2026-05-31' }, bounds)).toBe('tooLong');
  expect(checkRange({ start: '2026-05-01', end: '2026-05-30' }, bounds)).toBeNull();
});

test('while picking, days beyond the longest range cannot be taken', () => {
  const anchor = parseDate('2026-05-10');

  expect(isBeyond(parseDate('2026-05-16'), anchor, 7)).toBe(false);
  expect(isBeyond(parseDate('2026-05-17'), anchor, 7)).toBe(true);
  expect(isBeyond(parseDate('2026-05-03'), anchor, 7)).toBe(true);
  expect(isBeyond(parseDate('2030-01-01'), null, 7)).toBe(false);
  expect(isBeyond(parseDate('2030-01-01'), anchor, undefined)).toBe(false);
});
