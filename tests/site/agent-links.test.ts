import { audit } from '../support/browser-audit.ts';
import { expect, test } from '../support/browser.ts';
import { newPlayer, PAYMENT_PASSWORD } from '../support/browser-money.ts';
import { registerAs, registerPopup } from '../support/browser-register.ts';
import { formatMoney } from '#domain/format-money.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { postTransfer } from '#platform/base/ledger/post-transfer.ts';
import { newName } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';

test('an agent makes a link, a visitor opens it a second time without it, registers, and is an agent below', async ({
  visit,
  database,
}) => {
  const agent = await newPlayer(database, 'shwe', { type: 2 });
  const page = await visit('shwe', {
    path: '/registerCenter',
    token: agent.token,
    language: 'en',
  });
  const form = page.getByRole('form', { name: say('agentLinks.make') });
  await form.getByRole('textbox', { name: say('agentLinks.name') }).fill('Video');
  await form.getByRole('button', { name: new RegExp(say('agentLinks.kind')) }).click();
  await page.getByRole('option', { name: say('agentLinks.kinds.agent'), exact: true }).click();
  await form.getByRole('textbox', { name: say('agentLinks.subId') }).fill('spring');
  await form.getByRole('button', { name: say('agentLinks.make') }).click();
  const row = page.getByRole('row').filter({ hasText: 'Video' });
  await expect(row).toContainText(say('agentLinks.states.open'));
  // What has slid half under the header is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await audit(page)).toEqual([]);
  await page.getByRole('button', { name: say('agentLinks.show', { name: 'Video' }) }).click();
  const shown = page.getByRole('dialog', { name: 'Video' });
  const saved = page.waitForEvent('download');
  await shown.getByRole('button', { name: say('agentLinks.saveQr') }).click();
  expect((await saved).suggestedFilename()).toMatch(/^[A-Z0-9]{8}\.svg$/);
  const link = shown.getByRole('group', { name: say('agentLinks.url') });
  const address = (await link.getByText('affiliateCode=').textContent()) ?? '';

  const guest = await visit('shwe', {
    path: address.replace(/^https?:\/\/[^/]+/, ''),
    language: 'en',
  });
  await registerPopup(guest).waitFor();
  await expect
    .poll(() => guest.evaluate(() => localStorage.getItem('livery.invitation')))
    .toContain('affiliateCode=');
  await guest.evaluate(() => sessionStorage.removeItem('livery.invitation'));
  await guest.goto('/register');
  const username = newName();
  await registerAs(guest, database, username, '9796012388');

  await page.reload();
  await expect(row.getByRole('cell').nth(2)).toHaveText(`${say('agentLinks.visits')}1`);
  await expect(row.getByRole('cell').nth(3)).toHaveText(`${say('agentLinks.registrations')}1`);
  const { rows } = await sql<{ type: number; uplineId: number }>`
    select type, upline_id from member where username = ${username}`.execute(database);
  expect(rows).toEqual([{ type: 2, uplineId: agent.memberId }]);
  expect(await guest.evaluate(() => localStorage.getItem('livery.invitation'))).toBeNull();
});

test('a link with a rate is made as an offer is, says what the own contract does not give, and shows what it offers', async ({
  visit,
  database,
}) => {
  const master = await newPlayer(database, 'shwe', { type: 1 });
  const page = await visit('shwe', {
    path: '/registerCenter',
    token: master.token,
    language: 'en',
    phone: true,
    refusals: ['409 /wps/agent/links'],
  });
  const form = page.getByRole('form', { name: say('agentLinks.make') });
  const choose = async (label: string, option: string) => {
    await form.getByRole('button', { name: new RegExp(label) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const rate = form.getByRole('textbox', { name: say('agentCenter.rate') });
  await form.getByRole('textbox', { name: say('agentLinks.name') }).fill('Leaders');
  await choose(say('agentLinks.kind'), say('agentLinks.kinds.agent'));
  await choose(say('agentLinks.contract'), say('agentCenter.kinds.realtime'));
  expect(await audit(page)).toEqual([]);

  await rate.fill('99');
  await form.getByRole('button', { name: say('agentLinks.make') }).click();
  const above = say('agentContracts.faults.aboveOwn', { terms: '' }).slice(0, 30);
  await expect(form.getByText(above).first()).toBeVisible();
  await rate.fill('0.01');
  await form.getByRole('button', { name: say('agentLinks.make') }).click();

  const row = page.getByRole('row').filter({ hasText: 'Leaders' });
  await expect(row).toContainText('0.01');
  await expect(row).toContainText(say('agentCenter.kinds.realtime'));
  await expect(rate).toHaveCount(0);
  await page.getByRole('button', { name: say('agentLinks.show', { name: 'Leaders' }) }).click();
  const shown = page.getByRole('dialog', { name: 'Leaders' });
  await expect(shown).toContainText(say('agentLinks.offered'));
  expect(await audit(page)).toEqual([]);
});

test('an account that was opened by hand asks for a password of its own at the first sign-in', async ({
  visit,
  database,
}) => {
  const agent = await newPlayer(database, 'shwe', { type: 2 });
  const page = await visit('shwe', {
    path: '/registerCenter',
    token: agent.token,
    language: 'en',
    phone: true,
  });
  await page.getByRole('tab', { name: say('agentLinks.tabs.accounts') }).click();
  const form = page.getByRole('form', { name: say('agentLinks.open') });
  const username = newName();
  await form.getByRole('textbox', { name: say('agentLinks.username') }).fill(username);
  await form.getByRole('button', { name: say('agentLinks.open') }).click();
  const shown = page.getByRole('dialog', {
    name: say('agentLinks.secretTitle', { name: username }),
  });
  const field = shown.getByRole('group', { name: say('agentLinks.secret') });
  const secret = /(?:\w{5}-){3}\w{5}/.exec((await field.textContent()) ?? '')?.[0] ?? '';
  expect(await audit(page)).toEqual([]);
  await shown.getByRole('button', { name: say('agentLinks.secretKept') }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  // Until there is a new password, the site asks for nothing else. The stream of the session of before may open just as it ends.
  const refusals = ['401 /wps/events'];
  const guest = await visit('shwe', { path: '/login', language: 'en', refusals });
  const login = guest.getByRole('dialog');
  await login.locator('input[name="username"]').fill(username);
  await login.locator('input[name="password"]').fill(secret);
  await login.getByRole('button', { name: say('login.submit'), exact: true }).click();

  const change = guest.getByRole('dialog', { name: say('changePassword.title') });
  await expect(change).toBeVisible();
  const own = 'quiet-Harbour-71-lamp';
  await change.locator('input[name="oldPassword"]').fill(secret);
  await change.locator('input[name="newPassword"]').fill(own);
  await change.locator('input[name="confirmNewPassword"]').fill(own);
  await change.getByRole('button', { name: say('changePassword.submit') }).click();
  // Nobody else could agree to the terms for the owner.
  await expect(change.getByText(say('register.agreeTermsRequired')).first()).toBeVisible();
  for (const consent of await change.getByRole('checkbox').all())
    await consent.check({ force: true });
  await change.getByRole('button', { name: say('changePassword.submit') }).click();
  await expect(change).toBeHidden();
  const nothing = formatMoney(0, { currency: 'MMK', language: 'en' });
  await expect(guest.getByRole('group', { name: say('header.balance') }).first()).toContainText(
    nothing,
  );
});

test('an agent moves commission to the wallet', async ({ visit, database }) => {
  const agent = await newPlayer(database, 'shwe', { type: 2 });
  const { merchantId, memberId } = agent;
  const kyats = (minor: number): string => formatMoney(minor, { currency: 'MMK', language: 'en' });
  await database.transaction().execute(async (tx) => {
    const house = await openHouseAccount(tx, merchantId, 'house', 'MMK');
    const { rows } = await sql<{ id: number }>`
      select open_account(${merchantId}, 'commission', ${memberId}, 'MMK', true) as id`.execute(tx);
    const lines = [
      { accountId: rows[0]?.id ?? 0, amountMinor: 900_000 },
      { accountId: house, amountMinor: -900_000 },
    ];
    const key = crypto.randomUUID();
    await postTransfer(tx, { merchantId, scope: 'test', key, kind: 'salary_daily', lines });
  });
  const page = await visit('shwe', { path: '/myIncome', token: agent.token, language: 'en' });
  await expect(
    page.getByRole('row').filter({ hasText: say('agentIncome.kinds.dailySalary') }),
  ).toContainText(kyats(900_000));
  expect(await audit(page)).toEqual([]);

  const form = page.getByRole('form', { name: say('agentIncome.moveTitle') });
  await form.getByRole('textbox', { name: say('agentIncome.amount') }).fill('2500');
  await form.locator('input[name="paymentPassword"]').fill(PAYMENT_PASSWORD);
  await form.getByRole('button', { name: say('agentIncome.move') }).click();

  await expect(
    page.getByRole('row').filter({ hasText: say('agentIncome.kinds.moved') }),
  ).toContainText(kyats(650_000));
});

test('a member is told that these pages are for agents', async ({ visit, database }) => {
  const member = await newPlayer(database, 'shwe');
  const page = await visit('shwe', {
    path: '/registerCenter',
    token: member.token,
    language: 'en',
  });

  await expect(page.getByText(say('agentLinks.onlyAgents'))).toBeVisible();
});
