import { expect, test } from 'vitest';

import { isCurrent } from './is-current.ts';
import type { Settings } from '../../settings/settings.ts';
import { type NavItem, navPages } from './nav-items.ts';

const pages = navPages({ resources: {}, navigation: [] } as unknown as Settings);
const categories: NavItem[] = [
  { kind: 'category', type: 'LIVE', to: '/live', icon: 'live' },
  { kind: 'category', type: 'COCKFIGHT', to: '/game/first', icon: 'rooster' },
];

const currentAt = (pathname: string, search = '') =>
  [...pages, ...categories]
    .filter((item) => isCurrent(item, { pathname, search }))
    .map((item) => (item.kind === 'page' ? item.name : item.type));

test('exactly one item is where the visitor is', () => {
  expect(currentAt('/')).toEqual(['home']);
  expect(currentAt('/home')).toEqual(['home']);
  expect(currentAt('/live')).toEqual(['LIVE']);
  expect(currentAt('/hot')).toEqual(['hot']);
  expect(currentAt('/promotions')).toEqual(['promotions']);
});

test('the games of a vendor stand in its category, a cockfight on its center', () => {
  expect(currentAt('/gameListCenter', '?vassalage=a&gameType=live')).toEqual(['LIVE']);
  expect(currentAt('/cockfight')).toEqual(['COCKFIGHT']);
});

test('a popup’s address is the home page, but the help center is itself', () => {
  expect(currentAt('/login')).toEqual(['home']);
  expect(currentAt('/help')).toEqual(['help']);
});
