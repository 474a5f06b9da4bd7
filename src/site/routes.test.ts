import { expect, test } from 'vitest';

import { memberScreens } from './member-features.generated.ts';
import { memberPageNames } from './pages/member-pages.ts';
import { routeAt } from './routes.ts';
import type { Settings } from './settings/settings.ts';

const flags = { AGENTPOLICY3: false };
const gates = { flags, ranks: { enabled: true }, referral: { enabled: true }, pages: [], uses: [] };
const payments = { walletMode: 'single', transfers: { permitted: false } };
const withApp = {
  resources: { Android: { url: 'https://example.com/app' } },
  payments,
  points: { enabled: false },
  ...gates,
  categories: [
    { type: 'RNG', vendors: ['EMBERWICK'] },
    { type: 'COCKFIGHT', vendors: ['SPURFIELD'] },
    { type: 'LIVE', vendors: [] },
  ],
} as unknown as Settings;
const without = {
  resources: {},
  payments,
  ...gates,
  points: { enabled: false },
  categories: [],
} as unknown as Settings;

const screenAt = (path: string, settings = withApp) => routeAt(path, settings).screen.name;

test.each(['/', '/index', '/index.html', '/home', '/login', '/register', '/help', '/helpmc'])(
  '%s shows the home page',
  (path) => expect(screenAt(path)).toBe('HomeScreen'),
);

test('other addresses show their own screens, whatever their case and closing slash', () => {
  expect(screenAt('/promotions')).toBe('PromotionsScreen');
  expect(screenAt('/Promotions/')).toBe('PromotionsScreen');
  expect(screenAt('/nowhere/at/all')).toBe('NotFoundScreen');
});

test('an address is found in any spelling, and what is none is not found', () => {
  expect(screenAt('/%50romotions//')).toBe('PromotionsScreen');
  expect(screenAt('/promotions/spring')).toBe('PromotionsScreen');
  expect(screenAt('/promotions/spring/more')).toBe('NotFoundScreen');
  expect(screenAt('/promotions/:id')).toBe('PromotionsScreen');
  expect(screenAt('/%E0%A4%A')).toBe('NotFoundScreen');
  expect(screenAt('//')).toBe('HomeScreen');
  expect(screenAt('*')).toBe('NotFoundScreen');
});

test('a screen that the brand lacks is as if it did not exist', () => {
  expect(screenAt('/down')).toBe('DownScreen');
  expect(screenAt('/down', without)).toBe('NotFoundScreen');
  const withAgents = { ...without, flags: { AGENTPOLICY3: true } } as Settings;
  expect(screenAt('/downlineManagmentView', withAgents)).toBe('AgentsScreen');
  expect(screenAt('/downlineManagmentView', without)).toBe('NotFoundScreen');
});

test('a brand has the pages of its own categories', () => {
  expect(['/rng', '/hot', '/cockfight'].map((path) => screenAt(path))).toEqual([
    'GamesScreen',
    'GamesScreen',
    'GamesScreen',
  ]);
  expect(['/live', '/pvp', '/lott'].map((path) => screenAt(path))).toEqual([
    'NotFoundScreen',
    'NotFoundScreen',
    'NotFoundScreen',
  ]);
});

test('a game has the whole window; where wallets are apart, nothing is seamless', () => {
  expect(routeAt('/game/7', withApp)).toMatchObject({
    screen: { name: 'GamesScreen' },
    bare: true,
  });
  expect(screenAt('/seamless')).toBe('GamesScreen');
  const apart = { ...without, payments: { ...payments, walletMode: 'transfer' } } as Settings;
  expect(screenAt('/seamless', apart)).toBe('NotFoundScreen');
});

test('the lotteries need a session, and a brand that sells them', () => {
  const paths = ['/lottery', '/seaLottery', '/vnLottery'];
  const categories = [{ type: 'LOTT', vendors: ['DRAWHOUSE'] }];
  const selling = { ...without, categories } as unknown as Settings;

  expect(paths.map((path) => routeAt(path, selling).signedIn)).toEqual([true, true, true]);
  expect(paths.map((path) => routeAt(path, without).screen.name)).toEqual([
    'NotFoundScreen',
    'NotFoundScreen',
    'NotFoundScreen',
  ]);
  expect(routeAt('/promotions', without).signedIn).toBeUndefined();
});

test('the pages of the member center need a session, but for those that help a visitor', () => {
  expect(
    ['/securityCenter', '/limits', '/feedback'].map((path) => routeAt(path, without).signedIn),
  ).toEqual([true, true, true]);
  expect(['/installGuide', '/contactUs'].map((path) => routeAt(path, without).signedIn)).toEqual([
    false,
    false,
  ]);
});

test('every page of the member center has its address, its title and its screen', () => {
  expect(routeAt('/securityCenter', without)).toMatchObject({
    screen: { name: 'MemberScreen' },
    title: 'memberCenter.pages.securityCenter',
  });
  expect(Object.keys(memberScreens)).toEqual(memberPageNames);
  expect(screenAt('/transferFund')).toBe('NotFoundScreen');
});
