import type { Page } from 'playwright';
import type { Database } from '#platform/database/tables.ts';
import { openHouseAccount } from '#platform/ledger/open-account.ts';
import { addressOf, expect, test, type Visit } from '../support/browser.ts';
import { visitAsMember, type VisitingMember } from '../support/browser-member.ts';
import { merchantOf } from '../support/browser-money.ts';
import { memberMenu } from '../support/browser-session.ts';
import { say } from '../support/site-words.ts';

/*
 * What somebody typed is shown as the text that it is, wherever a site shows it. A breach of the
 * content security policy is a fault of the page, with which every visit of these tests fails.
 */
const IMAGE = '<img src=x onerror=window.__pwned=1>';
const DRAWING = '"><svg onload=window.__pwned=2>';
const LINK = '<a href="javascript:window.__pwned=3">x</a>';

/** Every field that holds a text of its own, as if each rule had let it through. */
const profile = {
  payeeName: `${IMAGE} Berg`,
  birthday: '1990-05-17',
  address: DRAWING,
  occupation: LINK,
  sourceOfIncome: IMAGE,
  qqNum: IMAGE,
  line: DRAWING,
  whatsapp: LINK,
  facebook: IMAGE,
  wechat: DRAWING,
  telegram: LINK,
  zalo: IMAGE,
  skype: DRAWING,
  email: `${IMAGE}@mail.example`,
  mobileNum: DRAWING,
};

/** Nothing of the texts has become an element, and none of their scripts has run. */
const expectInert = async (page: Page): Promise<void> => {
  await expect(
    page.locator('img[src="x"], [onerror], [onload], a[href^="javascript:"]'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
};

const nameOnly = { nickname: IMAGE, profile };

/** Leaves texts of a member and of the house wherever the member's pages list something. */
const leaveTexts = async (
  database: Database,
  code: string,
  { member: { merchantId, memberId } }: VisitingMember,
): Promise<{ depositId: number }> => {
  const { config } = await merchantOf(database, code);
  const [channel] = config.payments.channels;
  const owner = { merchantId, memberId };
  const bank = await database
    .insertInto('bankAccount')
    .values({
      ...owner,
      bankCode: 'ANY',
      bankName: DRAWING,
      accountNumber: `9${String(memberId).padStart(15, '0')}`,
      holderName: IMAGE,
      branch: LINK,
      verifiedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const money = { currency: config.currency, amountMinor: 5_000 };
  await database
    .insertInto('withdrawal')
    .values({
      ...owner,
      ...money,
      bankAccountId: bank.id,
      status: 'REJECTED',
      rejectReason: LINK,
      day: '2026-01-02',
      closedAt: new Date(),
    })
    .execute();
  const deposit = await database
    .insertInto('deposit')
    .values({
      ...owner,
      ...money,
      reference: `${IMAGE}${memberId}`,
      channelId: channel?.id ?? '',
      provider: 'bank',
      channel: JSON.stringify(channel),
      feeMinor: 0,
      state: 'FAILED',
      payerName: IMAGE,
      note: DRAWING,
      expiresAt: new Date(),
      endedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('device')
    .values({
      ...owner,
      tokenHash: `injection ${memberId}`,
      method: 'password',
      ip: IMAGE,
      userAgent: `Mozilla/5.0 ${IMAGE} (X11; ${DRAWING}) Chrome/140`,
    })
    .execute();
  return { depositId: deposit.id };
};
