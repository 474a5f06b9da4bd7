import type { Page } from 'playwright';
import type { Database } from '#platform/base/database/tables.ts';
import { addressOf, expect, journeys, type Visit } from '../support/browser.ts';
import { visitAsMember, type VisitingMember } from '../support/browser-member.ts';
import { merchantOf } from '../support/browser-money.ts';
import { memberMenu } from '../support/browser-session.ts';
import { pressEscape } from '../support/press-escape.ts';
import { say } from '../support/site-messages.ts';

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

/** A member whose every text is hostile, at the security center. */
const visitHostile = async (fixture: { visit: Visit; database: Database }, code: string) => {
  const visiting = await visitAsMember(fixture, code, {
    path: '/securityCenter#profile',
    person: { nickname: IMAGE, profile, cashMinor: 9_000 },
  });
  const left = await leaveTexts(fixture.database, code, visiting);
  return { ...visiting, ...left };
};

journeys(['northlight', 'shwe'])(
  'what a member of %s typed stays text on every page that shows it',
  async (code, { visit, database }) => {
    const { page, member, depositId } = await visitHostile({ visit, database }, code);
    const main = page.getByRole('main');
    const panel = main.getByRole('tabpanel');
    await expect(memberMenu(page, IMAGE)).toBeVisible();
    await expect(main.locator('input[name="nickname"]')).toHaveValue(IMAGE);
    await expect(main.locator('input[name="payeeName"]')).toHaveValue(profile.payeeName);
    await expect(main.locator('input[name="address"]')).toHaveValue(DRAWING);
    await memberMenu(page, IMAGE).click();
    await expectInert(page);

    await pressEscape(page);
    await main.getByRole('tab', { name: say('security.tabs.devices') }).click();
    await expect(panel.getByText(IMAGE)).toBeVisible();
    await expectInert(page);

    await page.goto('/withdraw');
    await main.getByRole('tab', { name: say('withdraw.tab.accounts') }).click();
    await expect(panel.getByText(IMAGE)).toBeVisible();
    await expect(panel.getByText(DRAWING)).toBeVisible();
    await main.getByRole('tab', { name: say('withdraw.tab.list') }).click();
    await expect(main.getByText(say('money.reason', { reason: LINK }))).toBeVisible();
    await expectInert(page);

    await page.goto(`/depositv2?deposit=${depositId}`);
    await expect(main.getByText(say('money.reason', { reason: DRAWING }))).toBeVisible();
    await expectInert(page);

    await page.goto('/transactionHistory');
    await expect(main.getByText(`${IMAGE}${member.memberId}`)).toBeVisible();
    await expectInert(page);
  },
);

journeys(['northlight', 'shwe'])(
  'a nickname and feedback of %s are typed, sent and shown as text',
  async (code, { visit, database }) => {
    const { page, member } = await visitAsMember({ visit, database }, code, { path: '/feedback' });
    const form = page.getByRole('form', { name: say('feedback.title') });
    await form.getByRole('textbox', { name: say('feedback.content') }).fill(IMAGE + DRAWING);
    await form.getByRole('button', { name: new RegExp(say('feedback.choose')) }).click();
    await page.getByRole('option', { name: say('feedback.types.game') }).click();
    await form.getByRole('button', { name: say('common.send') }).click();
    await expect(page.getByRole('button', { name: say('feedback.another') })).toBeVisible();
    await expectInert(page);
    const { content } = await database
      .selectFrom('feedback')
      .select('content')
      .where('merchantId', '=', member.merchantId)
      .where('memberId', '=', member.memberId)
      .executeTakeFirstOrThrow();
    expect(content).toBe(IMAGE + DRAWING);

    await page.goto('/securityCenter#profile');
    const main = page.getByRole('main');
    await main.locator('input[name="address"]').fill(DRAWING);
    await main.locator('input[name="occupation"]').fill(LINK);
    await main.getByRole('button', { name: say('security.save') }).click();
    await expect(page.getByText(say('profile.saved'))).toBeVisible();
    await page.reload();
    await expect(main.locator('input[name="address"]')).toHaveValue(DRAWING);
    await expect(main.locator('input[name="occupation"]')).toHaveValue(LINK);
    await expectInert(page);
  },
);

journeys(['northlight', 'shwe'])(
  'an invitation address of %s brings no markup along',
  async (code, { visit }) => {
    const hostile = new URLSearchParams({
      affiliateCode: IMAGE,
      referralCode: DRAWING,
      code: LINK,
    });
    const page = await visit(code, {
      path: `/register?${hostile.toString()}`,
      language: 'en',
      refusals: ['400 /wps/session/exchange', '401 /wps/session/exchange'],
    });

    await expect(page.getByRole('dialog')).toBeVisible();
    await expectInert(page);
    expect(await page.content()).not.toContain('window.__pwned');

    await page.goto(
      addressOf(code, `/promotions?referralCode=${encodeURIComponent(DRAWING)}#${LINK}`),
    );
    await expect(page.getByRole('main')).toBeVisible();
    await expectInert(page);
  },
);
