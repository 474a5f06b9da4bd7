import type { Page } from 'playwright';
import { sandboxMessages } from '#platform/money/payments/sandbox/sandbox-messages.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { readStoredMerchants } from '#platform/base/merchants/read-stored-merchants.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import { expect } from './browser.ts';
import { newOpenMember } from './browser-member.ts';
import type { OpenedMember } from './members.ts';
import { PASSWORD, type SiteMember } from './site-members.ts';
import { operator } from './operator.ts';
import { say } from './site-messages.ts';

/** The six digits of everybody here. */
export const PAYMENT_PASSWORD = '295814';

/** Somebody with money and a payment password, who may play, at one brand. */
export interface Player
  extends SiteMember, Pick<OpenedMember, 'memberId' | 'merchantId' | 'token'> {
  merchant: Merchant;
}

/** A brand as the platform's own code knows it. */
export const merchantOf = async (database: Database, code: string): Promise<Merchant> => {
  const found = (await readStoredMerchants(database)).find((each) => each.code === code);
  if (!found) throw new Error(`the platform has no merchant ${code}`);
  return found;
};

/** Each costs a moment and much memory; all players have the same. */
const paymentPasswordHash = hashPassword(PAYMENT_PASSWORD);

/** Opens an account with money in it, and a session that a browser may take up. */
export const newPlayer = async (
  database: Database,
  code: string,
  person: { cashMinor?: number; type?: number; uplineId?: number } = {},
): Promise<Player> => {
  const merchant = await merchantOf(database, code);
  const { memberId, merchantId, token, username } = await newOpenMember(database, code, {
    paymentPasswordHash: await paymentPasswordHash,
    profile: { payeeName: 'Ada Berg', birthday: '1990-05-17' },
    ...person,
  });
  const verified = await verifyAge(database, merchant, username, 'passport', operator.by);
  if (!verified.ok) throw new Error(`the age of ${username} was not verified`);
  return { username, password: PASSWORD, memberId, merchantId, token, merchant };
};

/** Pays a deposit by the provider of the sandbox, from the page of deposits on. @param amount as it is typed */
export const payByProvider = async (page: Page, amount: string): Promise<void> => {
  await page.getByRole('textbox', { name: say('deposit.amount') }).fill(amount);
  await page.getByRole('button', { name: say('deposit.toPay') }).click();
  await page.getByRole('link', { name: say('deposit.openProvider') }).click();
  await page.getByRole('button', { name: sandboxMessages('en').pay }).click();
  await expect(page.getByText(say('deposit.ended.SETTLED.title'))).toBeVisible();
};
