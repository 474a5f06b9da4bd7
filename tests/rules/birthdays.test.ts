import { expect, test } from 'vitest';
import { ageOn } from '#domain/age.ts';
import { yearsAgo } from '../support/years-ago.ts';

test('on any day of the year a birthday of tests is as old as it says, and a day later is younger', () => {
  const days = Array.from({ length: 4 * 366 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)));

  const wrong = days.filter(
    (today) =>
      ageOn(yearsAgo(21, 0, today), today) !== 21 || ageOn(yearsAgo(21, 1, today), today) !== 20,
  );

  expect(wrong.map((day) => day.toISOString().slice(0, 10))).toEqual([]);
});
