import { expect, test } from 'vitest';
import { addDays, dayIn, daysOfPreset, monthsBefore } from './date-presets.ts';

test('a day is that of the time zone', () => {
  const moment = new Date('2026-11-01T17:30:00Z');

  expect(dayIn('Asia/Yangon', moment)).toBe('2026-11-02');
  expect(dayIn('Europe/Madrid', moment)).toBe('2026-11-01');
  expect(dayIn('America/Sao_Paulo', new Date('2026-11-01T02:59:59Z'))).toBe('2026-10-31');
});

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
});

test('a month back is the same day, or the last of a shorter month', () => {
  expect(monthsBefore('2026-11-21', 12)).toBe('2025-11-21');
  expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
  expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28');
  expect(monthsBefore('2026-01-15', 2)).toBe('2025-11-15');
});

test('every preset ends today or yesterday', () => {
  const today = '2026-03-01';

  expect(daysOfPreset('today', today)).toEqual({ from: today, to: today });
  expect(daysOfPreset('yesterday', today)).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(daysOfPreset('last7', today)).toEqual({ from: '2026-02-23', to: today });
  expect(daysOfPreset('last30', today)).toEqual({ from: '2026-01-31', to: today });
  expect(daysOfPreset('thisMonth', today)).toEqual({ from: today, to: today });
});
