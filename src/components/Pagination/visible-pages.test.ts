import { expect, test } from 'vitest';
import { visiblePages } from './visible-pages.ts';

const written = (page: number, pages: number): string =>
  visiblePages(page, pages)
    .map((entry) => entry ?? '…')
    .join(' ');

test('few pages are all shown', () => {
  expect(written(1, 2)).toBe('1 2');
  expect(written(3, 5)).toBe('1 2 3 4 5');
});

test('of many pages the ends and the neighbours are shown', () => {
  expect(written(1, 9)).toBe('1 2 3 … 9');
  expect(written(5, 9)).toBe('1 … 4 5 6 … 9');
  expect(written(9, 9)).toBe('1 … 7 8 9');
});

test('a gap never hides a single page, and seven entries are the most', () => {
  expect(written(4, 9)).toBe('1 2 3 4 5 … 9');
  expect(written(6, 9)).toBe('1 … 5 6 7 8 9');
  for (let page = 1; page <= 40; page += 1) {
    expect(visiblePages(page, 40).length).toBeLessThanOrEqual(7);
    expect(visiblePages(page, 40)).toContain(page);
  }
});
