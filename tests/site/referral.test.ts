import type { Page } from 'playwright';
import { formatMoney } from '#domain/format-money.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { sql } from '#platform/base/database/sql.ts';
import { judgeReferrals } from '#platform/money/referral/judge-referrals.ts';
import { sandboxMessages } from '#platform/money/payments/sandbox/sandbox-messages.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import { audit } from '../support/browser-audit.ts';
import { addressOf, expect, journeys, test } from '../support/browser.ts';
import { newPlayer, type Player } from '../support/browser-money.ts';
import { registerAs } from '../support/browser-register.ts';
import { operator } from '../support/operator.ts';
import { newName } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';

/**
 * The days for which rewards of the inviter's friends are locked are over. The site's own job may hold the very referral, or
 * book its rewards a moment later: it is done again until those of the deposit can be claimed by both.
 */
const unlock = async (database: Database, inviter: Player): Promise<void> => {
  const log = { error: (facts: unknown) => expect(facts).toBe(null) };
  const { merchantId, memberId } = inviter;
  const ofFriends = sql`merchant_id = ${merchantId} and friend_id in (select r.friend_id
    from referral r where r.merchant_id = ${merchantId} and r.inviter_id = ${memberId})`;
  const areClaimable = async (): Promise<boolean> => {
    await judgeReferrals({ database, log });
    await sql`update referral_reward set unlocks_at = now() where ${ofFriends}`.execute(database);
    await sql`update referral set due_at = now() where ${ofFriends}`.execute(database);
    await judgeReferrals({ database, log });
    const { rows } = await sql`select from referral_reward
      where ${ofFriends} and stage = 'deposit' and state = 'CLAIMABLE'`.execute(database);
    return rows.length === 2;
  };
  await expect.poll(areClaimable).toBe(true);
};

const payIn = async (page: Page, amount: string): Promise<void> => {
  await page.goto('/depositv2');
  await page.getByRole('textbox', { name: say('deposit.amount') }).fill(amount);
  await page.getByRole('button', { name: say('deposit.toPay') }).click();
  await page.getByRole('link', { name: say('deposit.openProvider') }).click();
  await page.getByRole('button', { name: sandboxMessages('en').pay }).click();
  await expect(page.getByText(say('deposit.ended.SETTLED.title'), { exact: true })).toBeVisible();
};

/** Claims everything in the reward center, and sees the amount among what was received. */
const claimAll = async (page: Page, amount: string): Promise<void> => {
  await page.goto('/rewardCenter');
  const claimable = page
    .getByRole('article')
    .filter({ hasText: say('rewardCenter.states.claimable') });
  await claimable.filter({ hasText: amount }).first().getByRole('button').click();
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: say('rewardCenter.states.received') })
      .filter({ hasText: amount }),
  ).toBeVisible();
};

const cases = [
  { code: 'volt', currency: 'BRL', deposit: '50', mobile: null },
  { code: 'shwe', currency: 'MMK', deposit: '20000', mobile: '9796012377' },
] as const;

journeys(cases)(
  'invite, the friend registers and pays in: both are rewarded: $code',
  async ({ code, currency, deposit, mobile }, { visit, database }) => {
    const inviter = await newPlayer(database, code);
    const money = (minor: number): string => formatMoney(minor, { currency, language: 'en' });
    const terms = inviter.merchant.config.referral;
    const page = await visit(code, { path: '/referral', token: inviter.token, language: 'en' });
    const link = page.getByRole('group', { name: say('referral.yourLink') });
    await expect(link).toContainText('referralCode=');
    await expect(page.getByText(say('referral.emptyTitle'))).toBeVisible();
    await expect(page.getByRole('cell', { name: money(terms.inviter.activeMinor) })).toBeVisible();
    expect(await audit(page)).toEqual([]);
    const address = (await link.getByText('referralCode=').textContent()) ?? '';
    expect(address.startsWith(`${addressOf(code).replace(/\/$/, '')}/register?`)).toBe(true);

    const friendPage = await visit(code, {
      path: address.replace(/^https?:\/\/[^/]+/, ''),
      language: 'en',
    });
    const username = newName();
    await registerAs(friendPage, database, username, mobile);
    await verifyAge(database, inviter.merchant, username, 'passport', operator.by);
    await payIn(friendPage, deposit);
    await unlock(database, inviter);

    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: '****' })).toContainText(
      say('referral.stages.deposit'),
    );
    expect(await audit(page)).toEqual([]);
    await claimAll(page, money(terms.inviter.depositMinor));
    await friendPage.goto('/referral');
    await expect(friendPage.getByText(say('referral.invitedTitle'))).toBeVisible();
    await claimAll(friendPage, money(terms.friend.depositMinor));
  },
);

test('a brand that turns it off has no such page', async ({ visit, database }) => {
  const player = await newPlayer(database, 'northlight');
  const page = await visit('northlight', { path: '/rewardCenter', token: player.token });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href="/referral"]')).toHaveCount(0);
});
