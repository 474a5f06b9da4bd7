import { expect, test } from 'vitest';

import type { Settings } from '../../settings/settings.ts';

import { navCategories, navItems } from './nav-items.ts';

const settings = {
  categories: [
    { type: 'LIVE', vendors: ['MOONFERRY'] },
    { type: 'PVP', vendors: [] },
    { type: 'RNG', vendors: ['EMBERWICK'] },
  ],
  lottery: { type: 'LOTT' },
  navigation: [],
  resources: { Android: { url: 'https://example.com/app.apk' } },
} as unknown as Settings;

const names = (given: Settings) =>
  navItems(given).map((item) => (item.kind === 'page' ? item.name : item.type));

test('home and hot come first, then the categories that have vendors, then the pages', () => {
  expect(names(settings)).toEqual(['home', 'hot', 'LIVE', 'RNG', 'promotions', 'download', 'help']);
});

test('the points mall has a place where the brand names it', () => {
  expect(names({ ...settings, navigation: ['pointMall'] })).toEqual([
    'home',
    'hot',
    'LIVE',
    'RNG',
    'promotions',
    'pointMall',
    'download',
    'help',
  ]);
});

test('without an application there is no way to the download page', () => {
  expect(names({ ...settings, resources: {} })).not.toContain('download');
});

test('a category leads to its page, a lottery to the brand’s own, a cockfight starts', () => {
  const of = (type: string, lottery: 'LOTT' | 'SEA' | 'VN' = 'LOTT') =>
    navCategories({
      categories: [{ type, vendors: ['ANY'] }] as Settings['categories'],
      lottery: { type: lottery },
    }).map(({ to }) => to);

  expect(of('LIVE')).toEqual(['/live']);
  expect(of('INHOUSE')).toEqual(['/inHouse']);
  expect(['LOTT', 'SEA', 'VN'].flatMap((type) => of('LOTT', type as 'LOTT'))).toEqual([
    '/lottery',
    '/seaLottery',
    '/vnLottery',
  ]);
  expect(of('COCKFIGHT')).toEqual(['/game/first']);
});
