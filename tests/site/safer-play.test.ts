import type { Locator, Page } from 'playwright';
import { selfExclude } from '#api/protection.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { audit } from '../support/browser-audit.ts';
import { expect, journeys, nightly, test } from '../support/browser.ts';
import { whileLeaving } from '../support/browser-errors.ts';
import { visitAsMember } from '../support/browser-member.ts';
import { headerOf } from '../support/browser-session.ts';
import { buildMerchant } from '../support/merchant.ts';
import type { OpenedMember } from '../support/members.ts';
import { letPass, merchantOf, play } from '../support/protection.ts';
import { pressEscape } from '../support/press-escape.ts';
import { say } from '../support/site-messages.ts';

const meter = (page: Page, period: 'day' | 'week' | 'month'): Locator =>
  page.getByRole('region', { name: say(`protection.periods.${period}`), exact: true });

/** The dialog of a limit, by what it limits and for how long. */
const limitDialog = (page: Page, kind: 'deposit' | 'session', period: 'day' | 'week'): Locator =>
  page.getByRole('dialog', {
    name: say('protection.limits.dialog', {
      kind: say(`protection.kinds.${kind}`),
      period: say(`protection.periods.${period}`),
    }),
  });

const save = (dialog: Locator) =>
  dialog.getByRole('button', { name: say('protection.limits.save') }).click();

test('a limit holds at once; a higher one waits and is confirmed', async ({ visit, database }) => {
  const { page, member } = await visitAsMember({ visit, database }, 'northlight', {
    path: '/limits',
  });
  const dialog = limitDialog(page, 'deposit', 'day');
  const amount = dialog.getByRole('textbox', { name: say('protection.limits.amount') });
  await meter(page, 'day').getByRole('button').click();
  await save(dialog);
  await expect(dialog.getByText(say('fieldRules.required')).first()).toBeVisible();
  await amount.fill('200');
  await save(dialog);
  await expect(dialog).toBeHidden();
  await expect(meter(page, 'day')).toContainText('200.00');

  await meter(page, 'day').getByRole('button').click();
  await amount.fill('500');
  await save(dialog);
  await expect(page.getByText(say('protection.limits.asked'))).toBeVisible();
  await expect(meter(page, 'day')).toContainText('200.00');
  await expect(meter(page, 'day')).toContainText('500.00');

  // Northlight lets a higher limit wait for two days.
  await letPass(database, member, '49 hours');
  await page.reload();
  await meter(page, 'day')
    .getByRole('button', { name: say('protection.limits.settle') })
    .click();
  await page
    .getByRole('dialog', { name: say('protection.pending.title') })
    .getByRole('button', { name: say('protection.pending.confirm') })
    .click();
  await expect(meter(page, 'day')).not.toContainText('200.00');
  await expect(meter(page, 'day')).toContainText('500.00');
});

nightly('playing time is limited in hours, on a phone', async ({ visit, database }) => {
  const { page } = await visitAsMember({ visit, database }, 'volt', {
    path: '/limits',
    phone: true,
  });
  await page.getByRole('tab', { name: say('protection.kinds.session') }).click();
  const dialog = limitDialog(page, 'session', 'week');
  await meter(page, 'week').getByRole('button').click();
  await dialog.getByRole('textbox', { name: say('protection.limits.hours') }).fill('10');
  await save(dialog);

  await expect(dialog).toBeHidden();
  await expect(meter(page, 'week')).toContainText('10:00:00');
});

nightly('a break begins at once and says until when', async ({ visit, database }) => {
  const { page } = await visitAsMember({ visit, database }, 'volt', {
    path: '/limits',
    phone: true,
  });
  const span = say('protection.spans.days', { count: 3 });
  await page.getByRole('radio', { name: span }).check();
  const start = { name: say('protection.break.start', { span }) };
  await page.getByRole('button', start).click();
  const question = page.getByRole('alertdialog');
  expect(await audit(page, '[role="alertdialog"]')).toEqual([]);
  await question.getByRole('button', start).click();

  await expect(page.getByText(say('protection.break.now'))).toBeVisible();
  await expect(question).toBeHidden();
});

test('a self-exclusion is read, confirmed and told, and stops offers', async ({
  visit,
  database,
}) => {
  const { page } = await visitAsMember({ visit, database }, 'northlight', { path: '/limits' });
  await page.getByRole('radio', { name: say('protection.exclusion.permanent') }).check();
  const start = { name: say('protection.exclusion.start') };
  await page.getByRole('button', start).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', start)).toBeDisabled();
  await question.getByRole('checkbox', { name: say('protection.exclusion.agreement') }).check();
  await question.getByRole('button', start).click();

  await expect(page.getByText(say('protection.exclusion.now'))).toBeVisible();
  await expect(
    page.getByRole('switch', { name: say('protection.reminders.offers') }),
  ).toBeDisabled();
});

test('who asks to be excluded hears of a refusal: the question stays until the answer', async ({
  visit,
  database,
}) => {
  const { page } = await visitAsMember({ visit, database }, 'northlight', {
    path: '/limits',
    refusals: [`net::ERR_FAILED ${selfExclude.path}`],
  });
  let fail: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route(`**${selfExclude.path}`, async (route) => {
    await held;
    await route.abort('failed');
  });
  await page.getByRole('radio', { name: say('protection.exclusion.permanent') }).check();
  const start = { name: say('protection.exclusion.start') };
  await page.getByRole('button', start).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('checkbox', { name: say('protection.exclusion.agreement') }).check();
  await question.getByRole('button', start).click();
  await expect(question.getByRole('button', { name: say('common.cancel') })).toBeDisabled();

  await pressEscape(page);
  fail();

  await expect(question.getByText(say('refusals.network_error'))).toBeVisible();
  await expect(question.getByRole('button', { name: say('common.close') })).toBeVisible();
});

nightly('the reminder is chosen, and offers are switched off', async ({ visit, database }) => {
  const { page } = await visitAsMember({ visit, database }, 'northlight', { path: '/limits' });
  const shorter = page
    .getByRole('radiogroup', { name: say('protection.reminders.interval') })
    .getByRole('radio', { name: say('protection.spans.minutes', { count: 30 }) });
  await shorter.check({ force: true });
  await expect(page.getByText(say('protection.reminders.done'))).toBeVisible();
  const offers = page.getByRole('switch', { name: say('protection.reminders.offers') });
  const before = await offers.isChecked();
  await offers.click();

  await expect(offers).toBeChecked({ checked: !before });
  await page.reload();
  await expect(shorter).toBeChecked();
  await expect(offers).toBeChecked({ checked: !before });
});

/** Somebody has played for an hour and a bit, and still does. */
const playForAnHour = async (database: Database, member: OpenedMember, currency: string) => {
  const brand = buildMerchant('brand', { currency });
  await play(database, merchantOf(member, brand), member, 500, 200);
  await sql`update play_session set started_at = started_at - interval '65 minutes',
    checked_at = checked_at - interval '65 minutes'
    where merchant_id = ${member.merchantId} and member_id = ${member.memberId}`.execute(database);
};

journeys([
  { code: 'northlight', currency: 'EUR', phone: false },
  { code: 'shwe', currency: 'MMK', phone: true },
])(
  'the reality check of $code stops whoever plays on any page, until it is answered',
  async ({ code, currency, phone }, { visit, database }) => {
    const { page, member } = await visitAsMember({ visit, database }, code, {
      path: '/promotions',
      phone,
      person: { cashMinor: 1_000_000, profile: { birthday: '1990-05-17' } },
    });
    await playForAnHour(database, member, currency);
    await page.reload();
    const check = page.getByRole('alertdialog', { name: say('protection.check.title') });
    await expect(check).toBeVisible();
    await pressEscape(page);
    await expect(check).toBeVisible();
    expect(await audit(page, '[role="alertdialog"]')).toEqual([]);

    await check.getByRole('button', { name: say('protection.check.goOn') }).click();
    await expect(check).toBeHidden();
    await page.reload();
    await expect(headerOf(page)).toBeVisible();
    await expect(check).toBeHidden();
  },
);

nightly('to stop at the reality check signs out', async ({ visit, database }) => {
  const { page, member } = await visitAsMember({ visit, database }, 'northlight', {
    person: { cashMinor: 1_000_000, profile: { birthday: '1990-05-17' } },
  });
  await playForAnHour(database, member, 'EUR');
  await page.reload();
  const check = page.getByRole('alertdialog', { name: say('protection.check.title') });

  await whileLeaving(page, async () => {
    await check.getByRole('button', { name: say('header.logout') }).click();

    await expect(headerOf(page).getByRole('button', { name: say('header.login') })).toBeVisible();
  });
});
