import type { Page } from 'playwright';
import { inject } from 'vitest';
import { requestWithdrawal } from '#api/withdrawals.ts';
import { formatMoney } from '#domain/format-money.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { approveWithdrawal } from '#platform/money/withdrawals/decide-withdrawal.ts';
import { payWithdrawal } from '#platform/money/withdrawals/pay-withdrawal.ts';
import { receiveByDefault } from '#platform/money/withdrawals/receive-by-default.ts';
import { expect, nightly, test } from '../support/browser.ts';
import { newPlayer, PAYMENT_PASSWORD, type Player } from '../support/browser-money.ts';
import { chosenPicture } from '../support/chosen-picture.ts';
import { callAt } from '../support/platform.ts';
import { say } from '../support/site-messages.ts';
import { operator } from '../support/operator.ts';

const euros = (minor: number): string => formatMoney(minor, { currency: 'EUR', language: 'en' });

const openTab = (page: Page, id: 'new' | 'accounts' | 'list') =>
  page.getByRole('tab', { name: say(`withdraw.tab.${id}`) }).click();

/** An account number that nobody else has: fifteen figures. */
const numberOf = ({ memberId }: Player): string => `1234${String(memberId).padStart(11, '0')}`;

/** Adds a bank account in the player's own name. */
const addAccount = async (page: Page, player: Player, holder = 'Ada Berg') => {
  await openTab(page, 'accounts');
  await page.getByRole('button', { name: say('bank.add') }).click();
  const dialog = page.getByRole('dialog', { name: say('bank.addTitle') });
  await dialog.getByRole('button', { name: say('bank.bank') }).click();
  const [bank] = player.merchant.config.withdrawals.banks;
  await page.getByRole('option', { name: bank?.name ?? '' }).click();
  await dialog.locator('input[name="holderName"]').fill(holder);
  await dialog.locator('input[name="accountNumber"]').fill(numberOf(player));
  await dialog.locator('input[name="paymentPassword"]').fill(PAYMENT_PASSWORD);
  await dialog.getByRole('button', { name: say('bank.addConfirm') }).click();
  return dialog;
};

/** Asks for money; the question whether it is meant is answered with yes. */
const withdraw = async (page: Page, amount: string, password = PAYMENT_PASSWORD) => {
  await openTab(page, 'new');
  await page.getByRole('textbox', { name: say('withdraw.amount') }).fill(amount);
  await page.locator('input[name="paymentPassword"]').fill(password);
  await page.getByRole('button', { name: say('withdraw.submit'), exact: true }).click();
  await page
    .getByRole('alertdialog', { name: say('withdraw.confirmTitle') })
    .getByRole('button', { name: say('withdraw.confirmYes') })
    .click();
};

const newestId = async (database: Database, { merchantId, memberId }: Player): Promise<number> => {
  const { id } = await database
    .selectFrom('withdrawal')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
};

/** What somebody of the house does: approves, and sends the money or a part of it. */
const pay = async (database: Database, player: Player, amountMinor?: number) => {
  const id = await newestId(database, player);
  await approveWithdrawal(database, player.merchant, id, operator);
  await payWithdrawal(database, player.merchant, { id, amountMinor }, operator);
};

const answer = async (page: Page, option: 'received' | 'notReceived' | 'fullyReceived') => {
  await page.getByRole('button', { name: say('withdraw.answer.open') }).click();
  const dialog = page.getByRole('dialog', { name: say('withdraw.answer.title') });
  await expect(dialog.getByRole('timer')).toBeVisible();
  await dialog.getByText(say(`withdraw.answer.options.${option}.label`), { exact: true }).click();
  return dialog;
};

const sendAnswer = (page: Page) =>
  page.getByRole('button', { name: say('withdraw.answer.submit') }).click();

test('money goes from an account in the own name to the answer that it came', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'northlight', { cashMinor: 50_000 });
  const page = await visit('northlight', {
    path: '/withdraw',
    token: player.token,
    refusals: ['409 /wps/member/bankAccounts', '403 /wps/v2/withdrawals'],
  });
  await expect(page.getByText(say('withdraw.hindrance.bankAccount.title'))).toBeVisible();

  const dialog = await addAccount(page, player, 'Somebody Else');
  await expect(dialog.locator('input[name="holderName"]')).toHaveAccessibleDescription(
    new RegExp(say('refusalsLater.bank_name_mismatch').slice(0, 30)),
  );
  await dialog.locator('input[name="holderName"]').fill('Ada Berg');
  await dialog.getByRole('button', { name: say('bank.addConfirm') }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('article').getByText(say('bank.verified'), { exact: true }),
  ).toBeVisible();

  await withdraw(page, '120', '111111');
  const password = page.locator('input[name="paymentPassword"]');
  await expect(password).toHaveAccessibleDescription(
    new RegExp(say('refusalsLater.payment_password_wrong')),
  );
  await withdraw(page, '120');
  const plate = page.getByRole('region', { name: new RegExp(numberOf(player).slice(-4)) });
  await expect(plate.getByText(say('withdraw.states.QUEUED'))).toBeVisible();
  await expect(
    plate.getByText(new RegExp(say('withdraw.queue', { place: String.raw`\d+` }))),
  ).toBeVisible();
  await expect(page.getByRole('article', { name: say('withdraw.available') })).toContainText(
    euros(38_000),
  );

  await pay(database, player);
  await page.reload();
  await answer(page, 'received');
  await sendAnswer(page);

  await expect(plate).toBeHidden();
  await openTab(page, 'list');
  const row = page.getByRole('list', { name: say('withdraw.tab.list') }).getByRole('listitem');
  await expect(row).toContainText(say('withdraw.states.RECEIVED'));
  await expect(row).toContainText(`-${euros(12_000)}`);
});

test('what is asked for again after a lost answer and a reload is paid out once', async ({
  visit,
  database,
}) => {
  const player = await newPlayer(database, 'northlight', { cashMinor: 50_000 });
  const page = await visit('northlight', {
    path: '/withdraw',
    token: player.token,
    refusals: [`net::ERR_FAILED ${requestWithdrawal.path}`],
  });
  await expect(await addAccount(page, player)).toBeHidden();
  let sent = 0;
  await page.route(`**${requestWithdrawal.path}*`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    // It arrives, but nobody hears of it.
    const caller = { host: 'northlight.localhost', token: player.token };
    await callAt(inject('site').port, caller, requestWithdrawal, route.request().postDataJSON());
    await route.abort('failed');
  });
  await withdraw(page, '120');
  await expect(page.getByText(say('refusals.network_error'))).toBeVisible();

  await page.reload();
  await withdraw(page, '120');

  await expect(page.getByText(say('withdraw.requested'))).toBeVisible();
  const available = page.getByRole('article', { name: say('withdraw.available') });
  await expect(available).toContainText(euros(38_000));
  expect(sent).toBe(2);
  const { memberId } = player;
  const made = await database
    .selectFrom('withdrawal')
    .select('id')
    .where('memberId', '=', memberId)
    .execute();
  expect(made).toHaveLength(1);
});

nightly(
  'money that has not come is shown by a picture, and the clock stops',
  async ({ visit, database }) => {
    const player = await newPlayer(database, 'shwe', { cashMinor: 9_000_000 });
    const page = await visit('shwe', {
      path: '/withdraw',
      token: player.token,
      phone: true,
      language: 'en',
    });
    await expect(await addAccount(page, player)).toBeHidden();
    await withdraw(page, '20000');
    await expect(page.getByText(say('withdraw.states.QUEUED'))).toBeVisible();
    await pay(database, player, 1_500_000);
    await page.reload();

    const dialog = await answer(page, 'notReceived');
    await sendAnswer(page);
    await expect(dialog.getByText(say('withdraw.answer.faults.proof')).first()).toBeVisible();
    await dialog.locator('input[type="file"]').setInputFiles(await chosenPicture('account.png'));
    await expect(dialog.getByText('account.png')).toBeVisible();
    await sendAnswer(page);

    // In the page: the message that thanks for the answer says the same for a while.
    const content = page.getByRole('main');
    await expect(content.getByText(say('withdraw.disputedTitle'), { exact: true })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
  },
);

test('the answer to one payment is never given for the next', async ({ visit, database }) => {
  const player = await newPlayer(database, 'northlight', { cashMinor: 50_000 });
  const page = await visit('northlight', { path: '/withdraw', token: player.token });
  await expect(await addAccount(page, player)).toBeHidden();
  await withdraw(page, '100');
  await expect(page.getByText(say('withdraw.states.QUEUED'))).toBeVisible();
  await pay(database, player, 4000);
  await page.reload();
  const dialog = await answer(page, 'received');
  await expect(dialog).toContainText(euros(4000));

  // While the question is open, its time is over, and the house sends the rest.
  await database
    .updateTable('withdrawalPayment')
    .set({ dueAt: new Date(Date.now() - 1000) })
    .where('withdrawalId', '=', await newestId(database, player))
    .execute();
  await receiveByDefault(database, [player.merchant]);
  const id = await newestId(database, player);
  await payWithdrawal(database, player.merchant, { id }, operator);

  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: say('withdraw.answer.open') }).click();
  await expect(dialog).toContainText(euros(6000));
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
});

nightly('one answer can say that all of it has come', async ({ visit, database }) => {
  const player = await newPlayer(database, 'northlight', { cashMinor: 50_000 });
  const page = await visit('northlight', { path: '/withdraw', token: player.token });
  await expect(await addAccount(page, player)).toBeHidden();
  await withdraw(page, '100');
  await expect(page.getByText(say('withdraw.states.QUEUED'))).toBeVisible();
  await pay(database, player, 4000);
  await payWithdrawal(
    database,
    player.merchant,
    { id: await newestId(database, player) },
    operator,
  );
  await page.reload();

  await answer(page, 'fullyReceived');
  await sendAnswer(page);

  await expect(page.getByText(say('withdraw.onTheWay'))).toBeHidden();
  await openTab(page, 'list');
  await expect(
    page.getByRole('list', { name: say('withdraw.tab.list') }).getByRole('listitem'),
  ).toContainText(say('withdraw.states.RECEIVED'));
});
