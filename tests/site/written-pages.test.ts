import { ownNames } from '#generated/own-names.ts';
import { addressOf, expect, test } from '../support/browser.ts';
import { overflow } from '../support/browser-layout.ts';
import { sayMy, sayZh } from '../support/site-messages.ts';

/* Both brands have the page of lotus: shwe in two of its three languages. */
const TITLE = 'Play within measure';
const CHINESE = '适度游戏';

test('a page in Markdown is reached from the footer, with the site around it, and fits a phone', async ({
  visit,
}) => {
  const page = await visit('volt', { phone: true });

  await page.getByRole('contentinfo').getByRole('link', { name: TITLE }).click();

  await expect(page).toHaveURL(addressOf('volt', '/responsible-play'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveTitle(new RegExp(`^${TITLE} · `));
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test('another language of such a page is another document, at an address of its own', async ({
  visit,
}) => {
  const page = await visit('shwe', { path: '/responsible-play' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
  await expect(page.getByRole('main').locator('[lang=en]').getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(sayMy('header.language')) }).click();

  await page.getByRole('menuitemradio', { name: ownNames['zh-Hans'] }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHINESE);
  await expect(page).toHaveURL(addressOf('shwe', '/zh-Hans/responsible-play'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('from such a page the way leads on, and back to it', async ({ visit }) => {
  const page = await visit('shwe', { path: '/zh-Hans/responsible-play' });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: sayZh('brandPage.description') })
    .click();
  await expect(page).toHaveURL(addressOf('shwe', '/zh-Hans/description'));

  await page.goBack();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHINESE);
});

test('what is no page of the brand is still not found', async ({ visit }) => {
  const page = await visit('shwe', {
    path: '/zh-Hans/responsible',
    refusals: ['404 /zh-Hans/responsible'],
  });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sayZh('status.notFoundTitle'));
});
