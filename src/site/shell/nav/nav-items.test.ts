import { expect, test } from 'vitest';

import type { Settings } from '../../settings/settings.ts';

import { gamesAddress, navItems } from './nav-items.ts';

const settings = {
  categories: [
    { type: 'LIVE', vendors: ['MOONFERRY'] },
    { type: 'PVP', vendors: [] },
    { type: 'RNG', vendors: ['EMBERWICK'] },
  ],
  home: { sections: ['banners', 'games'] },
  resources: { Android: { url: 'https://example.com/app.apk' } },
} as unknown as Settings;

const names = (given: Settings) =>
  navItems(given).map((item) => (item.kind === 'page' ? item.name : item.type));

test('home comes first, then the categories that have vendors, then the pages', () => {
  expect(names(settings)).toEqual(['home', 'LIVE', 'RNG', 'promotions', 'download', 'help']);
});

test('without an application there is no way to the download page', () => {
  expect(names({ ...settings, resources: {} })).not.toContain('download');
});

test('without a games section on the home page no category leads there', () => {
  const home = { sections: ['banners'] } as Settings['home'];

  expect(names({ ...settings, home })).toEqual(['home', 'promotions', 'download', 'help']);
});

test('a category leads to its games on the home page, a vendor to its own', () => {
  expect(gamesAddress('LIVE')).toBe('/?category=LIVE#games');
  expect(gamesAddress('RNG', 'A&B')).toBe('/?category=RNG&vendor=A%26B#games');
});
