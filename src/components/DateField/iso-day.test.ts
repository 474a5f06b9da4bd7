import { CalendarDate, PersianCalendar, toCalendar } from '@internationalized/date';
import { expect, test } from 'vitest';
import { isoDay } from './iso-day.ts';

test('a day is its ISO text, whatever calendar it was typed in', () => {
  const day = new CalendarDate(1990, 5, 17);

  expect(isoDay(day)).toBe('1990-05-17');
  expect(isoDay(toCalendar(day, new PersianCalendar()))).toBe('1990-05-17');
  expect(isoDay(new CalendarDate(1, 1, 1))).toBe('0001-01-01');
});

test('a day before the year 1 or after 9999 has no such text', () => {
  expect(isoDay(new CalendarDate('BC', 1, 5, 17))).toBeUndefined();
  expect(isoDay(new CalendarDate('BC', 2, 5, 17))).toBeUndefined();
  expect(isoDay({ toString: () => '+010000-01-01' })).toBeUndefined();
});
