import { expect, test } from 'vitest';

import { isCurrent } from './is-current.ts';
import { type NavItem, navPages } from './nav-items.ts';

const pages = navPages({ resources: {} });
const live: NavItem = { kind: 'category', type: 'LIVE', to: '/?category=LIVE#games', icon: 'live' };

const currentAt = (pathname: string, search = '') =>
  [...pages, live]
    .filter((item) => isCurrent(item, { pathname, search }))
    .map((item) => (item.kind === 'page' ? item.name : item.type));

test('exactly one item is where the visitor is', () => {
  expect(currentAt('/')).toEqual(['home']);
  expect(currentAt('/home')).toEqual(['home']);
  expect(currentAt('/', '?category=LIVE')).toEqual(['LIVE']);
  expect(currentAt('/promotions')).toEqual(['promotions']);
});

test('a popup’s address is the home page, but the help centre is itself', () => {
  expect(currentAt('/login')).toEqual(['home']);
  expect(currentAt('/help')).toEqual(['help']);
});
