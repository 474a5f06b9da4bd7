import { expect, test } from 'vitest';

import { classesOf, hasFilterBar, keysOf, readFilter, writeFilter } from './list-filter.ts';

const languages = ['en'] as const;

test('every page shows all, favourites and recent; new is for slots alone', () => {
  expect(keysOf('RNG')).toEqual(['ALL', 'FAV', 'RECENT', 'NEW', 'HOT']);
  expect(keysOf('LIVE')).toEqual(['ALL', 'FAV', 'RECENT', 'HOT']);
  expect(keysOf(null)).toEqual(['ALL', 'FAV', 'RECENT']);
});

test('sports and e-sports have no filter bar', () => {
  expect(hasFilterBar('SPORTS')).toBe(false);
  expect(hasFilterBar('ESPORTS')).toBe(false);
  expect(hasFilterBar('RNG')).toBe(true);
  expect(hasFilterBar(null)).toBe(true);
});

test('slots have the specification’s kinds, bingo only where Tagalog is spoken', () => {
  const classes = ['AC', 'BG', 'JP', 'SC', 'SL', 'TG', 'VP'];

  expect(classesOf('RNG', { classes, languages, ignored: [] })).toEqual([
    'SC',
    'VP',
    'JP',
    'TG',
    'AC',
  ]);
  expect(classesOf('RNG', { classes, languages: ['en', 'fil'], ignored: [] })).toContain('BG');
});

test('other categories have the vendors’ own classes, less the ignored ones', () => {
  const classes = ['BAC', 'ROU', 'LB'];

  expect(classesOf('LIVE', { classes, languages, ignored: ['LIVE:LB', 'PVP:ROU'] })).toEqual([
    'BAC',
    'ROU',
  ]);
  expect(classesOf('FISH', { classes: ['FH'], languages, ignored: [] })).toEqual([]);
});

test('a filter that was written is read again, and leaves the rest of the address alone', () => {
  const offered = { keys: keysOf('RNG'), classes: ['JP'], types: [] };
  const filter = {
    key: 'NEW',
    gameClass: 'JP',
    type: '',
    name: 'koi & co',
    byLines: true,
    byStake: false,
  } as const;

  const written = writeFilter(new URLSearchParams('vassalage=x'), filter);

  expect(written.get('vassalage')).toBe('x');
  expect(readFilter(written, offered)).toEqual(filter);
});

test('what the page does not offer counts as not said', () => {
  const offered = { keys: keysOf('LIVE'), classes: ['BAC'], types: [] };

  const read = readFilter(new URLSearchParams('show=NEW&class=JP&type=RNG'), offered);

  expect(read).toMatchObject({ key: 'ALL', gameClass: '', type: '' });
  expect(writeFilter(new URLSearchParams('show=HOT'), read).toString()).toBe('');
});
