import { audit } from '../support/browser-audit.ts';
import { expect, journeys } from '../support/browser.ts';
import { pressEscape } from '../support/press-escape.ts';
import { say, sayMy } from '../support/site-messages.ts';

const POPUP = '[role="dialog"]';

const brands = [
  { code: 'shwe', t: sayMy },
  { code: 'northlight', t: say },
] as const;

journeys(
  brands.flatMap((brand) => (['light', 'dark'] as const).map((mode) => ({ ...brand, mode }))),
)(
  'every page of $code can be used by everybody, in $mode mode',
  async ({ code, t, mode }, { visit }) => {
    const page = await visit(code, { mode });
    const popup = page.getByRole('dialog');
    await expect(page.locator('#games').getByRole('article').first()).toBeVisible();
    await expect(page.locator('#slots').getByRole('article').first()).toBeVisible();
    expect(await audit(page), 'home').toEqual([]);

    await page
      .getByRole('banner')
      .getByRole('button', { name: t('header.login') })
      .click();
    await popup.getByRole('button', { name: t('login.submit') }).click();
    await expect(popup.getByRole('alert')).toBeVisible();
    expect(await audit(page, POPUP), 'login with errors').toEqual([]);

    await popup.getByRole('button', { name: t('login.toRegister') }).click();
    await expect(popup.locator('img[src^="data:"]')).toBeVisible();
    expect(await audit(page, POPUP), 'register').toEqual([]);
    await popup.getByRole('button', { name: t('register.submit') }).click();
    await expect(popup.getByRole('alert')).toBeVisible();
    expect(await audit(page, POPUP), 'register with errors').toEqual([]);
    await pressEscape(page);

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('nav.helpCenter') })
      .click();
    await popup.getByRole('listitem').getByRole('button').first().click();
    await expect(popup.getByRole('article')).toBeVisible();
    expect(await audit(page, POPUP), 'help').toEqual([]);
    await popup.getByRole('button', { name: t('common.close') }).click();

    await page
      .getByRole('main')
      .getByRole('link', { name: t('home.promotionsAll') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('promotions.title'));
    expect(await audit(page), 'promotions').toEqual([]);
  },
);

journeys(['oasis', 'shwe', 'volt'])(
  'a page of %s that runs from right to left is mirrored and does not scroll sideways',
  async (code, { visit }) => {
    const page = await visit(code, { language: 'en' });
    await expect(page.locator('#games').getByRole('article').first()).toBeVisible();
    const action = page
      .getByRole('banner')
      .getByRole('button', { name: say('header.login'), exact: true });
    const start = async () => (await action.boundingBox())?.x ?? 0;
    const before = await start();

    // None of the languages that run so is translated yet: the page is turned by hand.
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));

    await expect.poll(start).toBeLessThan(before);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() =>
          page.evaluate(() => {
            window.scrollTo(-500, 0);
            const { scrollWidth, clientWidth } = document.documentElement;
            return {
              moved: Math.abs(window.scrollX),
              wider: Math.max(0, scrollWidth - clientWidth),
            };
          }),
        )
        .toEqual({ moved: 0, wider: 0 });
    }
  },
);
