import { inject } from 'vitest';
import { formatMoney } from '#domain/format-money.ts';
import { sql } from '#platform/base/database/sql.ts';
import { expect, nightly, test } from '../support/browser.ts';
import { headerOf, loginPopup, memberMenu, sendLogin, signIn } from '../support/browser-session.ts';
import { pressEscape } from '../support/press-escape.ts';
import { newMember } from '../support/site-members.ts';
import { say, sayMy } from '../support/site-messages.ts';

test('a member sees the balance of the ledger, in the language and currency of the site', async ({
  visit,
  database,
}) => {
  const { member } = inject('site').demo;
  const page = await visit('shwe');
  const readAmount = async (): Promise<string> => {
    const row = await database
      .selectFrom('account')
      .innerJoin('member', (join) =>
        join
          .onRef('member.merchantId', '=', 'account.merchantId')
          .onRef('member.id', '=', 'account.memberId'),
      )
      .innerJoin('merchant', 'merchant.id', 'account.merchantId')
      .select(sql<number>`sum(account.balance)::bigint`.as('balance'))
      .where('merchant.code', '=', 'shwe')
      .where('member.username', '=', member.username)
      .where('account.kind', 'in', ['cash', 'bonus'])
      .executeTakeFirstOrThrow();
    return formatMoney(row.balance, { currency: 'MMK', language: 'my' });
  };
  const header = page.getByRole('banner', { name: sayMy('header.label') });
  await header.getByRole('button', { name: sayMy('header.login') }).click();
  const form = page.getByRole('dialog', { name: sayMy('login.title') });
  await form.locator('input[name="username"]').fill(member.username);
  await form.locator('input[name="password"]').fill(member.password);
  await form.getByRole('button', { name: sayMy('login.submit') }).click();

  const balance = header.getByRole('group', { name: sayMy('header.balance') });
  // The demo member lives on: the platform's jobs may pay something at any moment.
  const expectAmount = () =>
    expect(async () =>
      expect((await balance.textContent()) ?? '').toContain(await readAmount()),
    ).toPass();
  await expectAmount();
  await balance.getByRole('button', { name: sayMy('header.hideBalance') }).click();
  await expect(balance).not.toContainText(await readAmount());
  await balance.getByRole('button', { name: sayMy('header.showBalance') }).click();
  await expectAmount();
});

nightly(
  'a visitor’s heart asks to log in; signed in, the collection waits',
  async ({ visit, database }) => {
    const member = await newMember(database);
    const page = await visit('northlight');
    const shelf = page.getByRole('list', { name: say('home.tabHot') });
    const heart = shelf.getByRole('article').first().locator('[aria-pressed]');

    await heart.click();
    await expect(loginPopup(page)).toBeVisible();
    await pressEscape(page);
    await page.getByRole('tab', { name: say('home.tabFavorites') }).click();
    const panel = page.getByRole('tabpanel', { name: say('home.tabFavorites') });
    await panel.getByRole('button', { name: say('home.favoritesInviteAction') }).click();
    await sendLogin(loginPopup(page), member);

    await expect(memberMenu(page, member.username)).toBeVisible();
    await expect(panel.getByText(say('home.favoritesEmptyTitle'))).toBeVisible();
  },
);

nightly(
  'a heart is filled at once, before the platform has answered, and stays so',
  async ({ visit, database }) => {
    const member = await newMember(database);
    const page = await visit('northlight');
    await signIn(page, member);
    const hot = page.getByRole('list', { name: say('home.tabHot') });
    const name = (
      await hot.getByRole('article').nth(2).getByRole('button').first().innerText()
    ).trim();
    // By its name: the order of the hot games may change while the page is looked at.
    const heart = hot.getByRole('button', {
      name: `${say('game.favorite')}: ${name}`,
      exact: true,
    });
    const gate = Promise.withResolvers<void>();
    await page.route('**/wps/relay/GCS_favorite', async (route) => {
      await gate.promise;
      await route.continue();
    });

    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const stored = page.waitForResponse(/GCS_favorite$/);
    gate.resolve();
    await stored;

    await page.reload();
    await expect(memberMenu(page, member.username)).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('tab', { name: say('home.tabFavorites') }).click();
    const mine = page.getByRole('list', { name: say('home.tabFavorites') });
    await expect(mine.getByRole('article', { name })).toBeVisible();
    await expect(mine.getByRole('article')).toHaveCount(1);

    const [removed] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'DELETE'),
      mine.getByRole('button', { name: `${say('game.favorite')}: ${name}` }).click(),
    ]);
    expect(removed.status()).toBe(200);
    await expect(page.getByText(say('home.favoritesEmptyTitle'))).toBeVisible();
  },
);

nightly(
  'hearts that are pressed quickly after each other count once',
  async ({ visit, database }) => {
    const member = await newMember(database);
    const page = await visit('northlight');
    await signIn(page, member);
    const hearts = page
      .getByRole('list', { name: say('home.tabHot') })
      .getByRole('button', { name: new RegExp(`^${say('game.favorite')}`) });
    await expect(hearts).toHaveCount(13);

    // One task of the browser: less than the second that has to pass between two.
    await hearts.evaluateAll((all) => {
      for (const heart of all.slice(0, 3)) (heart as HTMLButtonElement).click();
    });

    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');
    await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'false');
  },
);

nightly('an agent signs in by the same door', async ({ visit }) => {
  const { agent } = inject('site').demo;
  const page = await visit('northlight', { path: '/login' });

  await sendLogin(loginPopup(page), agent);

  await expect(memberMenu(page, 'Demo agent')).toBeVisible();
  await expect(headerOf(page).getByRole('group', { name: say('header.balance') })).toContainText(
    '€',
  );
});
