import type { Page } from 'playwright';
import { formatMoney } from '#domain/format-money.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { playRound } from '../support/money.ts';
import { audit } from '../support/browser-audit.ts';
import { expect, journeys, test } from '../support/browser.ts';
import { newPlayer, payByProvider, type Player } from '../support/browser-money.ts';
import { loginPopup } from '../support/browser-session.ts';
import { say, sayMy } from '../support/site-messages.ts';

const articleOf = (page: Page, id: string) => page.locator(`article#${id}`);

/** What is paid in, as it is typed, and the bonus that the brand's welcome gives for it. */
const cases = [
  { code: 'northlight', currency: 'EUR', deposit: '20', bonusMinor: 1000 },
  { code: 'volt', currency: 'BRL', deposit: '50', bonusMinor: 5000 },
] as const;

journeys(cases)(
  'join, deposit, claim, play through: the bonus becomes cash: $code',
  async ({ code, currency, deposit, bonusMinor }, { visit, database }) => {
    const player = await newPlayer(database, code);
    const amount = formatMoney(bonusMinor, { currency, language: 'en' });
    const page = await visit(code, {
      path: '/promotions#welcome',
      token: player.token,
      language: 'en',
    });
    const welcome = articleOf(page, 'welcome');

    await welcome.getByRole('button', { name: say('promotionOffer.join') }).click();
    await expect(
      welcome.getByText(say('promotionOffer.states.joined'), { exact: true }),
    ).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await welcome.getByRole('link', { name: say('promotionOffer.deposit') }).click();
    await payByProvider(page, deposit);

    await page.goto('/rewardCenter');
    const reward = page
      .getByRole('article')
      .filter({ hasText: say('rewardCenter.states.claimable') })
      .filter({ hasText: amount });
    await expect(reward).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await reward.getByRole('button').click();
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: say('rewardCenter.states.received') })
        .filter({ hasText: amount }),
    ).toBeVisible();
    await page.goto('/promotions#welcome');
    await expect(
      welcome.getByText(say('promotionOffer.states.claimed'), { exact: true }),
    ).toBeVisible();

    await welcome.getByRole('link', { name: say('promotionOffer.bonuses') }).click();
    const bonus = page.getByRole('article').first();
    await expect(bonus.getByText(say('bonus.states.ACTIVE'))).toBeVisible();
    // Ten times the bonus, with bets that win what they stake.
    for (let round = 0; round < 10; round += 1)
      await playRound(database, player.merchant, player.memberId, {
        stakeMinor: bonusMinor,
        payoutMinor: 2 * bonusMinor,
      });
    await page.reload();
    await expect(bonus.getByText(say('bonus.states.COMPLETED'))).toBeVisible();
    await page.goto('/');
    await expect(
      page
        .getByRole('region', { name: say('home.promotionsTitle') })
        .getByText(say('promotionOffer.states.claimed'), { exact: true })
        .first(),
    ).toBeAttached();
  },
);

/** Promises so much more of the budget of the full moon; what others have of it stays theirs. */
const commitMore = async (
  database: Database,
  { merchantId }: Player,
  amountMinor: number,
): Promise<void> => {
  await sql`insert into promotion_state (merchant_id, promotion_id) values (${merchantId}, 'full-moon')
    on conflict do nothing`.execute(database);
  await sql`update promotion_state set committed_minor = committed_minor + ${amountMinor}
    where merchant_id = ${merchantId} and promotion_id = 'full-moon'`.execute(database);
};

test('a visitor signs in to take part; a budget that is gone says so', async ({
  visit,
  database,
}) => {
  const page = await visit('volt', { path: '/promotions' });
  await articleOf(page, 'welcome')
    .getByRole('button', { name: say('promotionOffer.signIn') })
    .click();
  await expect(loginPopup(page)).toBeVisible();

  const player = await newPlayer(database, 'shwe');
  const phone = await visit('shwe', {
    path: '/promotions',
    token: player.token,
    phone: true,
    refusals: ['409 /wps/member/promotions/join'],
  });
  const moon = articleOf(phone, 'full-moon');
  const joinButton = moon.getByRole('button', { name: sayMy('promotionOffer.join') });
  await expect(joinButton).toBeVisible();
  await commitMore(database, player, 2_500_000_000);
  await joinButton.click();

  await expect(moon.getByText(sayMy('promotionOffer.reasons.budget'))).toBeVisible();
  await commitMore(database, player, -2_500_000_000);
});
