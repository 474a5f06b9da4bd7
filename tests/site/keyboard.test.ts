import type { Page } from 'playwright';
import { addressOf, expect, nightly, test } from '../support/browser.ts';
import { headerOf, loginPopup } from '../support/browser-session.ts';
import { say } from '../support/site-messages.ts';

/** Presses Tab until this element has the focus; at most so often. */
const tabTo = async (page: Page, name: string, most = 40): Promise<void> => {
  for (let time = 0; time < most; time += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (focused.trim() === name) return;
  }
  throw new Error(`The keyboard does not reach “${name}”.`);
};

const isFocusIn = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);

test('the first thing that the keyboard reaches leads to the content', async ({ visit }) => {
  const page = await visit('northlight');

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say('common.skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the login popup takes the focus, keeps it, and gives it back', async ({ visit }) => {
  const page = await visit('northlight');
  await tabTo(page, say('header.login'));

  await page.keyboard.press('Enter');

  await expect(loginPopup(page)).toBeVisible();
  await expect.poll(() => isFocusIn(page)).toBe(true);
  for (let time = 0; time < 14; time += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusIn(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(loginPopup(page)).toBeHidden();
  await expect(headerOf(page).getByRole('button', { name: say('header.login') })).toBeFocused();
});

test('a form can be filled in and sent by the keyboard alone', async ({ visit }) => {
  const page = await visit('northlight', {
    path: '/login',
    refusals: ['401 /wps/session/login'],
  });
  await loginPopup(page).locator('input[name="username"]').focus();

  await page.keyboard.type('nobody1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('no such password');
  await page.keyboard.press('Enter');

  await expect(loginPopup(page).getByRole('alert')).toContainText(
    say('refusalsLater.in_incorrect_password'),
  );
  await expect(loginPopup(page).locator('input[name="password"]')).toBeFocused();
});

test('a menu opens, moves and chooses by the keyboard', async ({ visit }) => {
  const page = await visit('northlight', { mode: 'light' });
  const mode = headerOf(page).getByRole('button', { name: new RegExp(`^${say('header.mode')}`) });
  await mode.focus();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: say('header.modeLight') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(mode).toBeFocused();
});

test('a menu that was given up before its code came does not open late', async ({ visit }) => {
  const page = await visit('northlight', { mode: 'light' });
  const code = /\/assets\/MenuPopover-/;
  const held = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await held.promise;
    await route.continue();
  });
  const arrived = page.waitForResponse(code).then((response) => response.finished());
  const mode = headerOf(page).getByRole('button', { name: new RegExp(`^${say('header.mode')}`) });
  await mode.focus();
  await page.keyboard.press('Enter');
  await expect(mode).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Escape');
  await expect(mode).toHaveAttribute('aria-expanded', 'false');
  held.resolve();
  await arrived;

  // Nothing lies over the page: it can be pressed.
  await page.getByRole('tab', { name: say('home.tabRecommended') }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await mode.click();
  await expect(page.getByRole('menuitemradio', { name: say('header.modeLight') })).toBeVisible();
});

nightly('tabs are one stop, moved through by the arrows', async ({ visit }) => {
  const page = await visit('northlight');
  const hot = page.getByRole('tab', { name: say('home.tabHot') });
  await expect(
    page.getByRole('list', { name: say('home.tabHot') }).getByRole('article'),
  ).toHaveCount(13);
  await hot.focus();

  await page.keyboard.press('ArrowRight');
  const favorites = page.getByRole('tab', { name: say('home.tabFavorites') });
  await expect(favorites).toBeFocused();
  await expect(favorites).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: say('home.tabRecommended') })).toBeFocused();
  await page.keyboard.press('Home');

  await expect(hot).toBeFocused();
});

test('what has the focus can be seen to have it', async ({ visit }) => {
  const page = await visit('northlight');
  const list = page.getByRole('list', { name: say('home.tabHot') });
  await expect(list.getByRole('article')).toHaveCount(13);

  const marks: string[] = [];
  for (let time = 0; time < 12; time += 1) {
    await page.keyboard.press('Tab');
    marks.push(
      await page.evaluate(() => {
        const own = document.activeElement;
        if (!own) return 'none';
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(own);
        const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return ring || boxShadow !== 'none' ? 'seen' : `unseen: ${own.outerHTML.slice(0, 120)}`;
      }),
    );
  }

  expect(marks.filter((mark) => mark !== 'seen')).toEqual([]);
});

nightly('the notices can be read and stopped by the keyboard', async ({ visit }) => {
  const page = await visit('northlight', { motion: 'no-preference' });
  const marquee = page.getByRole('region', { name: say('home.noticesLabel') });
  await marquee.getByRole('button', { name: say('home.noticesPause') }).focus();

  await page.keyboard.press('Enter');
  await expect(marquee.getByRole('button', { name: say('home.noticesPlay') })).toBeFocused();
  await marquee.getByRole('button').first().focus();
  await page.keyboard.press('Enter');

  const popup = page.getByRole('dialog', { name: say('notices.title') });
  await expect(popup.getByRole('button', { expanded: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(marquee.getByRole('button').first()).toBeFocused();
  await expect(page).toHaveURL(addressOf('northlight'));
});
