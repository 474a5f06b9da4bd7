import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import { plainMessages } from '../../cli/build/render/plain-pages.ts';
import { renderNoWorker } from '../../cli/build/render/worker.ts';
import { addressOf, expect, nightly, test } from '../support/browser.ts';
import { openPlainBrowser } from '../support/plain-browser.ts';
import { say } from '../support/site-messages.ts';

/**
 * What a browser tells of requests that the test has taken the network from; on a busy machine code
 * that a page fetches ahead is still among them.
 */
const refusals = ['net::ERR_FAILED /', 'net::ERR_FAILED /promotions', 'net::ERR_FAILED /assets/*'];

/** Waits until the site's worker has kept its files and answers for the page. */
const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

/** What the plain browser's page is asked for. */
const keptCaches = 'caches.keys()';
const arrived = "location.pathname === '/promotions' && document.readyState === 'complete'";
const workerState = 'navigator.serviceWorker.ready.then(({ active }) => active && active.state)';
const workers = 'navigator.serviceWorker.getRegistrations().then(({ length }) => length)';

test('without a network a page that was never seen is the brand’s own offline page', async ({
  visit,
}) => {
  const page = await visit('northlight', { worker: true, refusals });
  await untilKept(page);

  await page.context().setOffline(true);
  await page.goto('/promotions', { waitUntil: 'load' });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    plainMessages('en').offlineTitle,
  );
  await expect(page.getByText(plainMessages('en').offlineText)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Northlight' })).toBeVisible();
  const background = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--lv-color-bg'),
    );
  expect(await background()).not.toBe('');
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('1rem "Outfit Variable"')))
    .toBe(true);

  // The page that comes has the same title as the one that goes.
  const again = page.waitForEvent('load');
  await page.getByRole('link', { name: plainMessages('en').retry }).click();
  await again;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    plainMessages('en').offlineTitle,
  );
  // The browser says that there is a network before it carries anything.
  let tries = 0;
  await page.route('**/promotions', (route) => {
    if (route.request().method() !== 'HEAD') return route.continue();
    tries += 1;
    return tries < 3 ? route.abort('failed') : route.continue();
  });
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('promotions.title'));
  expect(new URL(page.url()).pathname).toBe('/promotions');
  expect(tries).toBe(3);
});

nightly(
  'it speaks the visitor’s language, and opens the page by itself when the network is back',
  async ({ visit }) => {
    const page = await visit('shwe', {
      worker: true,
      language: 'zh-Hans',
      mode: 'light',
      refusals,
    });
    await untilKept(page);

    await page.context().setOffline(true);
    await page.reload();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      plainMessages('zh-Hans').offlineTitle,
    );
    expect(await page.evaluate(() => document.documentElement.dataset['mode'])).toBe('light');
    await expect(page.getByText(plainMessages('my').offlineTitle)).toBeHidden();
    await page.context().setOffline(false);
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test('calls are never kept: their answers come from the platform or not at all', async ({
  visit,
}) => {
  const page = await visit('northlight', { worker: true, refusals });
  await untilKept(page);
  await page.reload();
  await expect(page.locator('#games').getByRole('article')).toHaveCount(13);

  const kept = await page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
    return (await Promise.all(caching)).flat();
  });

  expect(kept).toContain('/offline.html');
  expect(kept.some((name) => name.startsWith('/assets/main-'))).toBe(true);
  expect(kept.filter((name) => /^\/(wps|lgw|game-art|pay)\//.test(name))).toEqual([]);
  expect(kept).not.toContain('/');
});

test('a new build is taken up at the next visit, and only the release before it is kept', async () => {
  const file = path.join(inject('site').distDir, 'plenty', 'worker.js');
  const built = readFileSync(file, 'utf8');
  // The file shares its bytes with the store: another one takes its place.
  const replace = (text: string): void => {
    for (const packed of ['', '.br', '.gz']) rmSync(file + packed, { force: true });
    writeFileSync(file, text);
  };
  const release = (name: string): string => built.replace(/livery-\w{10}/, `livery-${name}`);
  const { tab, close } = await openPlainBrowser();
  const see = (expression: string) => expect.poll(() => tab.evaluate(expression));
  const visitAgain = async (): Promise<void> => {
    await tab.goTo(addressOf('plenty', '/promotions'));
    await see(arrived).toBe(true);
  };
  try {
    await visitAgain();
    await see('navigator.serviceWorker.controller !== null').toBe(true);
    await see(workerState).toBe('activated');
    expect(await tab.evaluate(keptCaches)).toEqual([expect.stringMatching(/^livery-\w{10}$/)]);

    for (const name of ['second', 'third']) {
      replace(release(name));
      await visitAgain();
      await see(keptCaches).toContain(`livery-${name}`);
      await see(workerState).toBe('activated');
    }

    await see(keptCaches).toEqual(['livery-second', 'livery-third']);

    replace(renderNoWorker());
    await visitAgain();
    await see(keptCaches).toEqual([]);
    await see(workers).toBe(0);
  } finally {
    await close();
    replace(built);
  }
});
