import { uplineTransfer } from '#api/wallet.ts';
import { requestWithdrawal } from '#api/withdrawals.ts';
import { sql } from '#platform/base/database/sql.ts';
import { plainMessages } from '../../cli/build/render/plain-pages.ts';
import { openBankAccount } from '../../scripts/bench/platform/open-bank-account.ts';
import { expect, test } from '../support/browser.ts';
import { newPlayer, PAYMENT_PASSWORD } from '../support/browser-money.ts';
import { signOut } from '../support/browser-session.ts';
import { say } from '../support/site-messages.ts';

/*
 * What stays of somebody in a tab, and what lies over a form: found by people who pressed twice, left a
 * shared computer, or lost the network.
 */

test('who has signed out at home leaves nothing of where they stood', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'shwe');
  const page = await visit('shwe', { token: player.token, language: 'en' });
  const promotions = page.getByRole('region', { name: say('home.promotionsTitle') });
  const standing = promotions.getByText(say('promotionOffer.states.claim'), { exact: true });
  await page.route('**/MCSFE_getPromotionStandings*', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: [
          {
            id: 'welcome',
            status: 'claim',
            reason: null,
            amountMinor: null,
            dueAt: null,
            currency: 'MMK',
          },
        ],
      },
    }),
  );
  await page.reload();
  await expect(standing.first()).toBeAttached();

  await page.evaluate(() => window.scrollTo(0, 0));
  await signOut(page, player.username);

  await expect(standing).toHaveCount(0);
  await expect(promotions.getByRole('article').first()).toBeAttached();
});

test('a question that is answered twice asks for one withdrawal', async ({ visit, database }) => {
  const player = await newPlayer(database, 'shwe', { cashMinor: 9_000_000 });
  await openBankAccount(database, player);
  const page = await visit('shwe', {
    path: '/withdraw',
    token: player.token,
    language: 'en',
    motion: 'no-preference',
  });
  let asked = 0;
  await page.route(`**${requestWithdrawal.path}`, (route) => {
    if (route.request().method() === 'POST') asked += 1;
    return route.continue();
  });
  await page.getByRole('textbox', { name: say('withdraw.amount') }).fill('20000');
  await page.locator('input[name="paymentPassword"]').fill(PAYMENT_PASSWORD);
  await page.getByRole('button', { name: say('withdraw.submit') }).click();
  const yes = page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('withdraw.confirmYes') });
  await expect(yes).toBeVisible();

  await yes.dblclick();

  await expect(page.getByText(say('withdraw.requested')).first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(asked).toBe(1);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from withdrawal where member_id = ${player.memberId}`.execute(
    database,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('a payment password may be typed in the digits of the phone', async ({ visit, database }) => {
  const upline = await newPlayer(database, 'shwe', { type: 1 });
  const player = await newPlayer(database, 'shwe', {
    cashMinor: 9_000_000,
    uplineId: upline.memberId,
  });
  const page = await visit('shwe', {
    path: '/transferUpline',
    token: player.token,
    language: 'en',
  });
  const sent: string[] = [];
  await page.route(`**${uplineTransfer.path}`, (route) => {
    sent.push(route.request().postData() ?? '');
    return route.continue();
  });
  const burmese = Array.from(PAYMENT_PASSWORD, (digit) =>
    String.fromCodePoint(0x1040 + Number(digit)),
  ).join('');

  await page.getByRole('textbox', { name: say('transfer.amount') }).fill('၁,၂၃၅');
  await page.locator('input[name="paymentPassword"]').fill(burmese);
  await page.getByRole('button', { name: say('transfer.next') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('transfer.confirm') })
    .click();

  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect
    .poll(() => sent.map((body) => JSON.parse(body)))
    .toMatchObject([{ amountMinor: 123_500, paymentPassword: PAYMENT_PASSWORD }]);
});

test('a page whose file cannot be fetched says that there is no network, and comes with it', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'northlight');
  const page = await visit('northlight', {
    path: '/depositv2',
    token: player.token,
    language: 'en',
    // Whichever file of the page fails first: a script or its stylesheet.
    refusals: [
      'net::ERR_FAILED /assets/*',
      'TypeError: Failed to fetch*',
      'Error: Failed to fetch *',
    ],
  });
  await expect(page.getByRole('textbox', { name: say('deposit.amount') })).toBeVisible();

  await page.context().setOffline(true);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>(
      'main a[href="/withdraw"], nav a[href="/withdraw"]',
    );
    link?.click();
  });
  const main = page.getByRole('main');
  await expect(main.getByText(say('status.slowText'))).toBeVisible();
  await expect(main.getByRole('heading', { name: say('status.offlineTitle') })).toBeVisible();
  await page.context().setOffline(false);

  await expect(
    page.getByRole('heading', { level: 1, name: say('memberCenter.pages.withdraw') }),
  ).toBeVisible();
});

test('where no script runs, a page that needs one says so, in the site’s languages', async ({
  visit,
}) => {
  const page = await visit('shwe', { javaScript: false, path: '/login' });

  for (const language of ['my', 'en', 'zh-Hans'] as const) {
    const { scriptText, home } = plainMessages(language);
    const said = page.locator(`p[lang="${language}"]`);
    await expect(said).toContainText(scriptText);
    await expect(said.getByRole('link', { name: home })).toHaveAttribute('href', '/');
  }
});
