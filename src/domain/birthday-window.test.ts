import { expect, test } from 'vitest';
import { birthdayWindows } from './birthday-window.ts';

const birthdayWindow = (birthday: string, today: string, days: number) =>
  birthdayWindows(birthday, { from: today, to: today }, days)[0] ?? null;

test('the window begins with the birthday and has as many days as were asked for', () => {
  expect(birthdayWindow('1991-06-14', '2026-06-13', 7)).toBeNull();
  expect(birthdayWindow('1991-06-14', '2026-06-14', 7)).toEqual({
    year: 2026,
    from: '2026-06-14',
    until: '2026-06-20',
  });
  expect(birthdayWindow('1991-06-14', '2026-06-20', 7)?.year).toBe(2026);
  expect(birthdayWindow('1991-06-14', '2026-06-21', 7)).toBeNull();
});

test('over the turn of the year it is the birthday’s year that counts', () => {
  expect(birthdayWindow('1990-12-30', '2027-01-03', 7)).toEqual({
    year: 2026,
    from: '2026-12-30',
    until: '2027-01-05',
  });
});

test('a birthday on 29 February is on 28 February in other years', () => {
  expect(birthdayWindow('2000-02-29', '2026-02-28', 1)?.from).toBe('2026-02-28');
  expect(birthdayWindow('2000-02-29', '2028-02-28', 1)).toBeNull();
  expect(birthdayWindow('2000-02-29', '2028-02-29', 1)?.from).toBe('2028-02-29');
});

test('every window that has a day in a time is told, the latest first', () => {
  const years = (from: string, to: string) =>
    birthdayWindows('1990-12-30', { from, to }, 7).map(({ year }) => year);
  expect(years('2025-01-05', '2026-12-30')).toEqual([2026, 2025, 2024]);
  expect(years('2025-01-06', '2026-12-29')).toEqual([2025]);
});
