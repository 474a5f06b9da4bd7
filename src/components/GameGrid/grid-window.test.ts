import { expect, test } from 'vitest';
import { placeOf, rowsToDraw, tileOfKey, tilesOfRows } from './grid-window.ts';

const shape = { columns: 4, count: 10 };

test('tiles fill the rows in reading order', () => {
  expect(placeOf(0, 4)).toEqual({ row: 1, column: 1 });
  expect(placeOf(7, 4)).toEqual({ row: 2, column: 4 });
  expect(tilesOfRows([1, 2], shape)).toEqual([4, 5, 6, 7, 8, 9]);
});

test('the row with the focus stays, however far it is scrolled out of sight', () => {
  const long = { columns: 4, count: 400 };

  expect(rowsToDraw([50, 51], 9, long)).toEqual([1, 2, 3, 50, 51]);
  expect(rowsToDraw([50, 51], null, long)).toEqual([50, 51]);
  expect(rowsToDraw([0, 1], 0, long)).toEqual([0, 1]);
  expect(rowsToDraw([1, 2], 9, shape)).toEqual([1, 2]);
});

test('arrow keys follow the eye, right to left too', () => {
  const ltr = { ...shape, direction: 'ltr' as const };

  expect(tileOfKey('ArrowRight', 3, ltr)).toBe(4);
  expect(tileOfKey('ArrowRight', 3, { ...shape, direction: 'rtl' })).toBe(2);
  expect(tileOfKey('ArrowDown', 3, ltr)).toBe(7);
  expect(tileOfKey('ArrowUp', 3, ltr)).toBeNull();
  expect(tileOfKey('ArrowDown', 7, ltr)).toBeNull();
  expect(tileOfKey('Enter', 3, ltr)).toBeNull();
});
