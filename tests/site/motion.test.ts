import type { Locator, Page } from 'playwright';
import { expect, nightly, test } from '../support/browser.ts';
import { say } from '../support/site-messages.ts';

const marqueeOf = (page: Page) => page.getByRole('region', { name: say('home.noticesLabel') });

const bannersOf = (page: Page) => page.getByRole('region', { name: say('home.bannersLabel') });

/** How many animations without end run in a part of the page. */
const endless = (part: Locator): Promise<number> =>
  part.evaluate(
    (element) =>
      element
        .getAnimations({ subtree: true })
        .filter(
          (one) => one.playState === 'running' && one.effect?.getTiming().iterations === Infinity,
        ).length,
  );

test('who asked for less motion sees nothing move by itself', async ({ visit }) => {
  const page = await visit('northlight', { motion: 'reduce' });
  await expect(
    page.getByRole('list', { name: say('home.tabHot') }).getByRole('article'),
  ).toHaveCount(13);

  await expect(bannersOf(page).getByRole('button', { name: say('home.bannerPlay') })).toBeVisible();
  expect(await endless(page.getByRole('main'))).toBe(0);
});

nightly('notices run by until they are stopped', async ({ visit }) => {
  const page = await visit('northlight', { motion: 'no-preference' });
  await marqueeOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => endless(marqueeOf(page))).toBeGreaterThan(0);

  await marqueeOf(page)
    .getByRole('button', { name: say('home.noticesPause') })
    .click();
  await expect.poll(() => endless(marqueeOf(page))).toBe(0);
  await marqueeOf(page)
    .getByRole('button', { name: say('home.noticesPlay') })
    .click();
  await page.mouse.move(0, 0);
  await page.getByRole('tab', { name: say('home.tabHot') }).focus();

  await expect.poll(() => endless(marqueeOf(page))).toBeGreaterThan(0);
});

nightly('the banners take turns until they are stopped, and loop', async ({ visit }) => {
  const page = await visit('northlight', { motion: 'no-preference' });
  const banners = bannersOf(page);
  const dots = banners.getByRole('button', { name: / of 4$/ });
  await page.mouse.move(0, 0);
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');

  await banners.getByRole('button', { name: say('home.bannerPause') }).click();
  await expect(banners.getByRole('button', { name: say('home.bannerPlay') })).toBeVisible();
  await banners.getByRole('button', { name: say('home.previous') }).click();
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  await banners.getByRole('button', { name: say('home.previous') }).click();

  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
});
