import { expect, test } from 'vitest';

import { rngEntries, rngFilter } from './rng-classes.ts';

test('the menu begins with all, favourites and new, then the kinds that have games', () => {
  expect(rngEntries(['en'], ['JP', 'SC', 'SL'])).toEqual(['ALL', 'FAV', 'NEW', 'SC', 'JP']);
});

test('bingo stands there only where Tagalog is spoken', () => {
  expect(rngEntries(['en'], ['BG'])).not.toContain('BG');
  expect(rngEntries(['en', 'fil'], ['BG'])).toContain('BG');
});

test('while nothing is known, all kinds are there', () => {
  expect(rngEntries(['en'], null)).toHaveLength(8);
});

test('an entry narrows the list', () => {
  expect([rngFilter('ALL'), rngFilter('NEW'), rngFilter('JP')]).toEqual([
    {},
    { isNew: true },
    { gameClassify: 'JP' },
  ]);
});
