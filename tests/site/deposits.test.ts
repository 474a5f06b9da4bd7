import type { Page } from 'playwright';
import { formatMoney } from '#domain/format-money.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { decideDeposit } from '#platform/money/deposits/decide-deposit.ts';
import { sandboxMessages } from '#platform/money/payments/sandbox/sandbox-messages.ts';
import { expect, nightly, test } from '../support/browser.ts';
import { newPlayer, type Player } from '../support/browser-money.ts';
import { headerOf } from '../support/browser-session.ts';
import { say, sayMy } from '../support/site-messages.ts';
import { operator } from '../support/operator.ts';

const euros = (minor: number): string => formatMoney(minor, { currency: 'EUR', language: 'en' });

const statusOf = (page: Page, state: string) =>
  page.getByRole('region', { name: say('deposit.amount') }).getByText(state, { exact: true });

/** The reference of a member's newest deposit. */
const newestReference = async (database: Database, player: Player): Promise<string> => {
  const { reference } = await database
    .selectFrom('deposit')
    .select('reference')
    .where('merchantId', '=', player.merchantId)
    .where('memberId', '=', player.memberId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return reference;
};

test('a deposit by a provider is paid on its page and arrives in the wallet', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'northlight');
  const page = await visit('northlight', { path: '/depositv2', token: player.token });
  const form = page.getByRole('form', { name: say('deposit.title') });

  await form
    .getByRole('group', { name: say('deposit.quick') })
    .getByRole('button')
    .nth(1)
    .click();
  await expect(form.getByRole('definition').last()).toHaveText(euros(5000));
  await form.getByRole('button', { name: say('deposit.toPay') }).click();
  await expect(page).toHaveURL(/depositv2\?deposit=\d+$/);
  await expect(page.getByRole('timer', { name: say('deposit.timeLeft') })).toBeVisible();
  await page.getByRole('link', { name: say('deposit.openProvider') }).click();
  await page.getByRole('button', { name: sandboxMessages('en').pay }).click();

  await expect(page).toHaveURL(/depositv2\?deposit=\d+$/);
  await expect(page.getByText(say('deposit.ended.SETTLED.title'), { exact: true })).toBeVisible();
  await expect(headerOf(page).getByRole('group', { name: say('header.balance') })).toContainText(
    euros(5000),
  );
  await page.getByRole('link', { name: say('deposit.another') }).click();
  await expect(
    page.getByRole('list', { name: say('deposit.recent') }).getByRole('listitem'),
  ).toContainText(say('deposit.states.SETTLED'));
});

test('a device whose clock is a day behind is told how long a deposit may really be paid', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'northlight');
  const page = await visit('northlight', { path: '/depositv2', token: player.token });
  await page.getByRole('textbox', { name: say('deposit.amount') }).fill('20');
  await page.getByRole('button', { name: say('deposit.toPay') }).click();
  await expect(page).toHaveURL(/depositv2\?deposit=\d+$/);

  await page.context().addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 86_400_000;
  });
  await page.reload();

  // Less than an hour: there are no days, and no hours either.
  const left = page.getByRole('timer', { name: say('deposit.timeLeft') }).locator('time');
  await expect(left).toHaveText(/^0\D+[1-9]\d?\D+$/);
});

nightly(
  'a payment that is declined leaves the wallet as it was, and can be tried again',
  async ({ visit, database }) => {
    const player = await newPlayer(database, 'northlight', { cashMinor: 700 });
    const page = await visit('northlight', { path: '/depositv2', token: player.token });
    const amount = page.getByRole('textbox', { name: say('deposit.amount') });

    await amount.fill('9');
    await page.getByRole('button', { name: say('deposit.toPay') }).click();
    await expect(amount).toHaveAccessibleDescription(
      new RegExp(say('money.faults.tooLittle').replace('.', '\\.')),
    );
    await amount.fill('20');
    await page.getByRole('button', { name: say('deposit.toPay') }).click();
    await page.getByRole('link', { name: say('deposit.openProvider') }).click();
    await page.getByRole('button', { name: sandboxMessages('en').fail }).click();

    await expect(page.getByText(say('deposit.ended.FAILED.title'))).toBeVisible();
    await expect(headerOf(page).getByRole('group', { name: say('header.balance') })).toContainText(
      euros(700),
    );
    await page.getByRole('link', { name: say('deposit.again') }).click();
    await expect(amount).toBeVisible();
  },
);

nightly(
  'a bank transfer tells where to pay, and arrives once somebody has found it',
  async ({ visit, database }) => {
    const player = await newPlayer(database, 'shwe');
    const page = await visit('shwe', { path: '/depositv2', token: player.token, phone: true });
    const bank = player.merchant.config.payments.channels.find(
      ({ provider }) => provider === 'bank',
    );

    await page.getByText(bank?.name.my ?? '', { exact: true }).click();
    await page.getByRole('textbox', { name: sayMy('deposit.amount') }).fill('50000');
    await page.getByRole('button', { name: sayMy('deposit.toBank') }).click();
    await expect(page).toHaveURL(/depositv2\?deposit=\d+$/);
    const reference = await newestReference(database, player);
    await expect(
      page.getByRole('group', { name: sayMy('deposit.message'), exact: true }),
    ).toContainText(reference);
    await expect(
      page.getByRole('group', { name: sayMy('deposit.exactAmount'), exact: true }),
    ).toContainText('50000.00');
    await page.getByRole('button', { name: sayMy('deposit.iHaveSent') }).click();
    const payer = page.getByRole('textbox', { name: sayMy('deposit.payerName') });
    await expect(payer).toHaveAccessibleDescription(new RegExp(sayMy('fieldRules.required')));
    await payer.fill('Ada Berg');
    await page.getByRole('button', { name: sayMy('deposit.iHaveSent') }).click();
    await expect(page.getByText(sayMy('deposit.sentTitle'))).toBeVisible();

    await decideDeposit(database, player.merchant, { reference, decision: 'approve' }, operator);

    await expect(page.getByText(sayMy('deposit.ended.SETTLED.title'))).toBeVisible();
    await expect(page.getByRole('group', { name: sayMy('header.balance') }).last()).toContainText(
      formatMoney(5_000_000, { currency: 'MMK', language: 'my' }),
    );
  },
);

nightly('a transfer that was not found says why', async ({ visit, database }) => {
  const player = await newPlayer(database, 'northlight');
  const page = await visit('northlight', { path: '/depositv2', token: player.token });

  await page.getByRole('radio').nth(1).check({ force: true });
  await page.getByRole('textbox', { name: say('deposit.amount') }).fill('50');
  await page.getByRole('button', { name: say('deposit.toBank') }).click();
  await page.getByRole('textbox', { name: say('deposit.payerName') }).fill('Ada Berg');
  await page.getByRole('button', { name: say('deposit.iHaveSent') }).click();
  await expect(page.getByText(say('deposit.sentTitle'))).toBeVisible();
  const reference = await newestReference(database, player);
  await decideDeposit(
    database,
    player.merchant,
    {
      reference,
      decision: 'reject',
      note: 'Nothing came from this account.',
    },
    operator,
  );

  await expect(page.getByText('Nothing came from this account.')).toBeVisible();
  await expect(statusOf(page, say('deposit.states.FAILED'))).toBeVisible();
});
