import { expect, nightly, test } from '../support/browser.ts';
import { contentOf } from '../support/site-content.ts';
import { say, sayMy, sayZh } from '../support/site-messages.ts';

test('another language changes every word at once and is kept', async ({ visit }) => {
  const page = await visit('shwe');
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');

  await page.getByRole('button', { name: new RegExp(sayMy('header.language')) }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();

  const heading = page.getByRole('heading', { name: sayZh('home.gamesTitle'), exact: true });
  await expect(heading).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('button', { name: sayZh('header.login') }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    contentOf('shwe', 'banners')[0]?.title['zh-Hans'] ?? '',
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(heading).toBeVisible();
});

nightly('a sentence with figures has the order of its language', async ({ visit, database }) => {
  const page = await visit('shwe', { path: '/fish' });
  const { count } = await database
    .selectFrom('game')
    .innerJoin('merchantVendor as shown', (join) =>
      join
        .onRef('shown.vendorCode', '=', 'game.vendorCode')
        .onRef('shown.gameType', '=', 'game.gameType'),
    )
    .innerJoin('merchant', 'merchant.id', 'shown.merchantId')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('merchant.code', '=', 'shwe')
    .where('game.gameType', '=', 'FISH')
    .executeTakeFirstOrThrow();
  const shown = Math.min(48, count);

  await expect(page.getByText(sayMy('gameList.shownOf', { shown, total: count }))).toBeVisible();
});

nightly('an address can ask for a language, and the choice is kept', async ({ visit }) => {
  const page = await visit('shwe', { path: '/?lang=en' });

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('tab', { name: say('home.tabHot') })).toBeVisible();
  await page.goto('/promotions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('promotions.title'));
});

nightly('a site in one language offers no choice of it', async ({ visit }) => {
  const page = await visit('northlight');
  await expect(page.getByRole('button', { name: say('header.login') }).first()).toBeVisible();

  await expect(
    page.getByRole('button', { name: new RegExp(`^${say('header.language')}`) }),
  ).toHaveCount(0);
});

nightly('another mode recolors the page at once and is kept', async ({ visit }) => {
  const page = await visit('northlight');
  const html = page.locator('html');
  const ground = () =>
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(html).toHaveAttribute('data-mode', 'light');
  const light = await ground();

  await page.getByRole('button', { name: new RegExp(`^${say('header.mode')}`) }).click();
  await page.getByRole('menuitemradio', { name: say('header.modeDark') }).click();

  await expect(html).toHaveAttribute('data-mode', 'dark');
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('livery.mode'))).toBe('dark');
});

nightly('the mode of the device is followed while that is the choice', async ({ visit }) => {
  const page = await visit('shwe', { mode: 'system' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mode', 'light');

  await page.emulateMedia({ colorScheme: 'dark' });

  await expect(html).toHaveAttribute('data-mode', 'dark');
});
