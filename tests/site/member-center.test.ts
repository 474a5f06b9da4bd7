import type { Page } from 'playwright';
import { audit } from '../support/browser-audit.ts';
import { addressOf, expect, journeys, nightly, test, whenAlive } from '../support/browser.ts';
import { overflow, smallTargets } from '../support/browser-layout.ts';
import { visitAsMember } from '../support/browser-member.ts';
import { headerOf, loginPopup, memberMenu } from '../support/browser-session.ts';
import { inProof } from '../support/proof.ts';
import { pressEscape } from '../support/press-escape.ts';
import { say } from '../support/site-messages.ts';

const center = (page: Page) => page.getByRole('navigation', { name: say('memberCenter.label') });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visitor who asks for a page of the member center is sent to sign in', async ({ visit }) => {
  const page = await visit('northlight', { path: '/securityCenter' });

  await expect(page).toHaveURL(addressOf('northlight', '/login'));
  await expect(loginPopup(page)).toBeVisible();
});

nightly(
  'a trial account is told that it has no member center, and nothing is asked for it',
  async ({ visit, database }) => {
    const { page } = await visitAsMember({ visit, database }, 'shwe', {
      path: '/limits',
      person: { type: 4 },
    });

    await expect(page.getByText(say('memberCenter.trial.text'))).toBeVisible();
    await expect(center(page)).toBeHidden();
    await page.getByRole('button', { name: say('memberCenter.trial.register') }).click();
    await expect(page.getByRole('dialog', { name: say('register.title') })).toBeVisible();
  },
);

nightly(
  'the member’s menu leads to the account, and the navigation around it to the other pages',
  async ({ visit, database }) => {
    const { page, username } = await visitAsMember({ visit, database }, 'northlight', {
      person: { cashMinor: 120_000 },
    });
    await memberMenu(page, username).click();
    await page.getByRole('menuitem', { name: say('memberCenter.pages.securityCenter') }).click();

    await expect(page).toHaveURL(addressOf('northlight', '/securityCenter'));
    await expect(title(page)).toHaveText(say('memberCenter.pages.securityCenter'));
    await expect(page).toHaveTitle(new RegExp(`^${say('memberCenter.pages.securityCenter')} · `));
    const wallet = page.getByRole('main').getByRole('group', { name: say('header.balance') });
    await expect(wallet).toContainText('1,200.00');
    await expect(center(page).locator('[aria-current="page"]')).toHaveText(
      say('memberCenter.pages.securityCenter'),
    );

    await center(page)
      .getByRole('link', { name: say('memberCenter.pages.limits') })
      .click();
    await expect(page).toHaveURL(addressOf('northlight', '/limits'));
    await expect(title(page)).toHaveText(say('memberCenter.pages.limits'));
    await expect(page).toHaveTitle(new RegExp(`^${say('memberCenter.pages.limits')} · `));
  },
);

nightly(
  'a member finds the way to deposit in the header, and no visitor does',
  async ({ visit, database }) => {
    const deposit = { name: say('memberCenter.pages.depositv2'), exact: true };
    const visitor = await visit('volt', { language: 'en' });
    await expect(
      headerOf(visitor).getByRole('button', { name: say('header.login') }),
    ).toBeVisible();
    await expect(headerOf(visitor).getByRole('link', deposit)).toHaveCount(0);

    const { page } = await visitAsMember({ visit, database }, 'volt', { path: '/promotions' });
    await headerOf(page).getByRole('link', deposit).click();

    await expect(page).toHaveURL(addressOf('volt', '/depositv2'));
  },
);

nightly(
  'on a phone a button unfolds the pages, and the bar under the thumb leads to the wallet',
  async ({ visit, database }) => {
    const { page } = await visitAsMember({ visit, database }, 'volt', {
      path: '/securityCenter',
      phone: true,
    });
    const picker = center(page).getByRole('button');
    const contact = center(page).getByRole('link', { name: say('memberCenter.pages.contactUs') });
    await expect(picker).toContainText(say('memberCenter.pages.securityCenter'));
    await expect(contact).toBeHidden();

    await picker.click();
    await page.keyboard.press('Escape');
    await expect(contact).toBeHidden();
    await picker.click();
    await contact.click();

    await expect(page).toHaveURL(addressOf('volt', '/contactUs'));
    await expect(picker).toContainText(say('memberCenter.pages.contactUs'));
    await expect(contact).toBeHidden();
    await page
      .getByRole('navigation', { name: say('bottomBar.label') })
      .getByRole('link', { name: say('bottomBar.wallet') })
      .click();
    await expect(page).toHaveURL(addressOf('volt', '/depositv2'));
  },
);

nightly(
  'contact and install guide are open to visitors, in a page of their own',
  async ({ visit }) => {
    const page = await visit('oasis', { path: '/contactUs', language: 'en' });
    await expect(title(page)).toHaveText(say('memberCenter.pages.contactUs'));
    await expect(center(page)).toBeHidden();
    await page
      .getByRole('group', { name: say('feedback.title') })
      .getByRole('button')
      .click();
    await expect(page.getByRole('dialog', { name: say('feedback.title') })).toBeVisible();
    await pressEscape(page);

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('footer.installGuide') })
      .click();
    await expect(title(page)).toHaveText(say('memberCenter.pages.installGuide'));
    for (const device of ['ios', 'android', 'computer'] as const) {
      await page.getByRole('tab', { name: say(`install.devices.${device}`) }).click();
      await expect(page.getByRole('heading', { name: say('install.browserTitle') })).toBeVisible();
    }
  },
);

const PAGES_WITHOUT_STORY = ['/installGuide', '/contactUs', '/feedback'];

const PAGES = [
  '/securityCenter',
  '/securityCenter#profile',
  '/securityCenter#devices',
  '/limits',
  ...PAGES_WITHOUT_STORY,
];

journeys([
  { code: 'northlight', mode: 'light' },
  { code: 'volt', mode: 'dark' },
] as const)(
  'everybody can use the member’s pages of $code, in $mode mode and on a phone',
  async ({ code, mode }, { visit, database }) => {
    const { page } = await visitAsMember({ visit, database }, code, { mode, phone: true });

    for (const path of inProof(PAGES_WITHOUT_STORY, PAGES)) {
      await page.goto(path);
      // A public page is served with its words: they are not the page yet.
      await whenAlive(page);
      await expect(title(page)).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('status', { name: say('common.loading') }),
      ).toHaveCount(0);
      expect(await audit(page), path).toEqual([]);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      expect(await smallTargets(page), path).toEqual([]);
    }
  },
);
