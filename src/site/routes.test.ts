import { expect, test } from 'vitest';

import { routeAt } from './routes.ts';
import type { Settings } from './settings/settings.ts';

const withApp = { resources: { Android: { url: 'https://example.com/app' } } } as Settings;
const without = { resources: {} } as Settings;

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

test('a screen that the brand lacks is as if it did not exist', () => {
  expect(screenAt('/down')).toBe('DownScreen');
  expect(screenAt('/down', without)).toBe('NotFoundScreen');
});

test('the lotteries need a session', () => {
  expect(
    ['/lottery', '/seaLottery', '/vnLottery'].map((path) => routeAt(path, without).signedIn),
  ).toEqual([true, true, true]);
  expect(routeAt('/promotions', without).signedIn).toBeUndefined();
});
