import type { Page } from 'playwright';
import { addressOf, expect, journeys, nightly, test } from '../support/browser.ts';
import { whileLeaving } from '../support/browser-errors.ts';
import { overflow, smallTargets } from '../support/browser-layout.ts';
import { loginPopup, sendLogin } from '../support/browser-session.ts';
import { configOf } from '../support/site-content.ts';
import { newMember } from '../support/site-members.ts';
import { say, sayMy } from '../support/site-messages.ts';

const bottomBar = (page: Page) => page.getByRole('navigation', { name: say('bottomBar.label') });

journeys(['shwe', 'northlight', 'volt', 'oasis'])(
  'no page of %s scrolls sideways on a phone of 360 px, and all can be pressed',
  async (code, { visit }) => {
    const page = await visit(code, { phone: true });
    await expect(page.locator('#games').getByRole('article').first()).toBeVisible();
    expect(await overflow(page), 'home').toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);

    for (const path of ['/promotions', '/help', '/login']) {
      await page.goto(path);
      const shown =
        path === '/promotions' ? page.locator('#app article') : page.getByRole('dialog');
      await expect(shown.first()).toBeVisible();
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      expect(await smallTargets(page)).toEqual([]);
    }
  },
);

test('the list of promotions can be pressed before, and without, the script', async ({ visit }) => {
  const page = await visit('shwe', { phone: true, javaScript: false, path: '/promotions' });
  await expect(page.getByRole('article').getByRole('link').first()).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await smallTargets(page)).toEqual([]);
});

nightly('the bar under the thumb leads around, and marks where one is', async ({ visit }) => {
  const page = await visit('northlight', { phone: true });
  await expect(page.getByRole('navigation', { name: say('nav.label') })).toBeHidden();

  await bottomBar(page)
    .getByRole('link', { name: say('bottomBar.promotions') })
    .tap();
  await expect(page).toHaveURL(addressOf('northlight', '/promotions'));
  await expect(
    bottomBar(page).getByRole('link', { name: say('bottomBar.promotions') }),
  ).toHaveAttribute('aria-current', 'page');
  await bottomBar(page)
    .getByRole('link', { name: say('bottomBar.games') })
    .tap();
  await expect(page).toHaveURL(addressOf('northlight', '/hot'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('gameList.hotTitle'));
  await bottomBar(page)
    .getByRole('link', { name: say('bottomBar.help') })
    .tap();
  await expect(page.getByRole('dialog', { name: say('help.title') })).toBeVisible();
});

test('the side menu holds categories, pages, language and mode', async ({ visit }) => {
  const page = await visit('shwe', { phone: true });
  await page.getByRole('button', { name: sayMy('header.openMenu') }).tap();
  const menu = page.getByRole('dialog', { name: sayMy('sideMenu.label') });

  for (const { type } of configOf('shwe').categories)
    await expect(
      menu.getByRole('link', { name: sayMy(`categories.${type}`), exact: true }),
    ).toHaveCount(1);
  await menu.getByText('English', { exact: true }).tap();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const english = page.getByRole('dialog', { name: say('sideMenu.label') });
  await english.locator('label', { hasText: say('header.modeLight') }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await english.getByRole('link', { name: say('categories.FISH') }).tap();

  await expect(english).toBeHidden();
  await expect(page).toHaveURL(addressOf('shwe', '/en/fish'));
  await expect(page.getByRole('article').first()).toBeVisible();
});

nightly(
  'a popup is a sheet at the bottom edge; “me” asks a visitor to log in',
  async ({ visit, database }) => {
    const member = await newMember(database);
    const page = await visit('northlight', { phone: true });
    const me = bottomBar(page).getByRole('button', { name: say('bottomBar.me') });
    await me.tap();
    await expect(loginPopup(page)).toBeVisible();

    // It may still be on its way up.
    await expect
      .poll(async () => {
        const box = await loginPopup(page).boundingBox();
        return box && { left: box.x, width: box.width, bottom: Math.round(box.y + box.height) };
      })
      .toEqual({ left: 0, width: 360, bottom: 740 });
    await sendLogin(loginPopup(page), member);
    await expect(loginPopup(page)).toBeHidden();
    await me.tap();

    const menu = page.getByRole('dialog', { name: say('sideMenu.label') });
    await expect(menu.getByText(member.username)).toBeVisible();
    await expect(menu.getByRole('button', { name: say('header.changePassword') })).toBeVisible();
    await expect(menu.getByRole('group', { name: say('header.balance') })).toContainText('€0.00');
    await menu.getByRole('button', { name: say('header.logout') }).tap();
    const confirm = page
      .getByRole('alertdialog', { name: say('session.logoutTitle') })
      .getByRole('button', { name: say('session.logoutConfirm') });
    await whileLeaving(page, () => confirm.tap());
    await expect(page.getByText(say('session.loggedOut'))).toBeVisible();
  },
);

nightly('nothing scrolls sideways from 640 to 1920 px', async ({ visit }) => {
  const page = await visit('shwe');
  await expect(page.locator('#games').getByRole('article')).toHaveCount(13);

  for (const width of [640, 800, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });

    await expect.poll(() => overflow(page), { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
});
