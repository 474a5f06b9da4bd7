import { addressOf, expect, test } from '../support/browser.ts';
import { contentOf } from '../support/site-content.ts';
import { sayMy, sayZh } from '../support/site-messages.ts';

test('an address names its language: the page opens in it, goes on in it, and it is kept', async ({
  visit,
}) => {
  const page = await visit('shwe', { path: '/zh-Hans/promotions' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sayZh('promotions.title'));
  await expect(page).toHaveTitle(new RegExp(`^${sayZh('nav.promotions')} · `));

  const nav = page.getByRole('navigation', { name: sayZh('nav.label') });
  await nav.getByRole('link', { name: sayZh('nav.hot') }).click();

  await expect(page).toHaveURL(/\/zh-Hans\/hot$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sayZh('promotions.title'));
  await page.goto(addressOf('shwe'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('another choice of language changes the address of the page, which stays where it is', async ({
  visit,
}) => {
  const page = await visit('shwe', { path: '/zh-Hans/promotions' });
  await page.getByRole('button', { name: new RegExp(sayZh('header.language')) }).click();

  await page.getByRole('menuitemradio', { name: 'မြန်မာ' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sayMy('promotions.title'));
  await expect(page).toHaveURL(/localhost:\d+\/promotions$/);
});

test('the address of one promotion opens it before all others', async ({ visit }) => {
  const [, , last] = contentOf('shwe', 'promotions');

  const page = await visit('shwe', { path: `/zh-Hans/promotions/${last?.id}` });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sayZh('promotions.title'));
  await expect(page.getByRole('article').first()).toContainText(last?.title['zh-Hans'] ?? '');
  await expect(page).toHaveTitle(new RegExp(`^${last?.title['zh-Hans']} · `));
});

test('a language that the site lacks is no address of it', async ({ visit }) => {
  const page = await visit('shwe', {
    path: '/vi/promotions',
    refusals: ['404 /vi/promotions'],
  });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sayMy('status.notFoundTitle'));
});
