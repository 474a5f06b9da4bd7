import { expect, test } from 'vitest';
import { pageOf, pageOfIndex } from './pages.ts';

const nineteen = Array.from({ length: 19 }, (_, index) => index);

test('a list is cut into pages and the last is shorter', () => {
  expect(pageOf(nineteen, 1, 8).items).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(pageOf(nineteen, 3, 8)).toEqual({ items: [16, 17, 18], page: 3, totalPages: 3 });
});

test('a page that does not exist becomes the nearest', () => {
  expect(pageOf(nineteen, 9, 8).page).toBe(3);
  expect(pageOf(nineteen, 0, 8).page).toBe(1);
  expect(pageOf([], 4, 8)).toEqual({ items: [], page: 1, totalPages: 1 });
});

test('an item knows its page', () => {
  expect([0, 7, 8, 18].map((index) => pageOfIndex(index, 8))).toEqual([1, 1, 2, 3]);
});
