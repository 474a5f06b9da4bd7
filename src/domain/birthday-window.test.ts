import { expect, test } from 'vitest';
import { birthdayWindow } from './birthday-window.ts';

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
