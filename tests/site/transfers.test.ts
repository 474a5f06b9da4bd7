import { agentDownline } from '#api/agents.ts';
import { formatMoney } from '#domain/format-money.ts';
import { maskName } from '#platform/people/members/mask-name.ts';
import { expect, nightly, test, whenAlive } from '../support/browser.ts';
import { newPlayer, PAYMENT_PASSWORD } from '../support/browser-money.ts';
import { say } from '../support/site-messages.ts';

const kyats = (minor: number): string => formatMoney(minor, { currency: 'MMK', language: 'en' });

test('money moves to a vendor’s wallet and comes back', async ({ visit, database }) => {
  const player = await newPlayer(database, 'shwe', { cashMinor: 900_000 });
  const page = await visit('shwe', {
    path: '/transferFund',
    token: player.token,
    phone: true,
    language: 'en',
  });
  const form = page.getByRole('form', { name: say('transfer.formTitle') });
  const main = page.getByRole('article', { name: say('transfer.main') });
  await expect(main).toContainText(kyats(900_000));

  await form.getByRole('button', { name: say('transfer.send') }).click();
  await expect(form.getByRole('alert')).toContainText(say('money.faults.required'));
  await form
    .getByRole('button', { name: new RegExp(`${say('transfer.to')}.*`) })
    .last()
    .click();
  const vendor = page.getByRole('option').nth(1);
  const name = (await vendor.locator('span').first().innerText()).split('\n')[0] ?? '';
  await vendor.click();
  await form.getByRole('textbox', { name: say('transfer.amount') }).fill('9000.01');
  await form.getByRole('button', { name: say('transfer.send') }).click();
  await expect(form.getByText(say('money.faults.notThere')).first()).toBeVisible();
  await form.getByRole('textbox', { name: say('transfer.amount') }).fill('2500');
  await form.getByRole('button', { name: say('transfer.send') }).click();

  await expect(main).toContainText(kyats(650_000));
  await page.getByRole('button', { name: say('transfer.bringFrom', { name }) }).click();
  await expect(main).toContainText(kyats(900_000));
});

nightly('a brand with one wallet has no page to move money', async ({ visit, database }) => {
  const player = await newPlayer(database, 'northlight');
  const page = await visit('northlight', { path: '/depositv2', token: player.token });

  await expect(page.getByRole('navigation', { name: say('memberCenter.label') })).toBeVisible();
  await expect(
    page.getByRole('link', { name: say('memberCenter.pages.transferFund') }),
  ).toHaveCount(0);
});

test('cash goes to the upline after a question, and not without the payment password', async ({
  visit,
  database,
}) => {
  const upline = await newPlayer(database, 'shwe', { type: 1 });
  const player = await newPlayer(database, 'shwe', {
    cashMinor: 900_000,
    uplineId: upline.memberId,
  });
  const page = await visit('shwe', {
    path: '/transferUpline',
    token: player.token,
    language: 'en',
    refusals: ['403 /wps/v2/wallets/transferUpline'],
  });
  const send = async (password: string) => {
    await page.getByRole('textbox', { name: say('transfer.amount') }).fill('2000');
    await page.locator('input[name="paymentPassword"]').fill(password);
    await page.getByRole('button', { name: say('transfer.next'), exact: true }).click();
    await page
      .getByRole('alertdialog', { name: say('transfer.confirmTitle') })
      .getByRole('button', { name: say('transfer.confirm') })
      .click();
  };

  await send('111111');
  await expect(page.locator('input[name="paymentPassword"]')).toHaveAccessibleDescription(
    new RegExp(say('refusalsLater.payment_password_wrong')),
  );
  await send(PAYMENT_PASSWORD);

  await expect(page.getByRole('article', { name: say('transfer.available') })).toContainText(
    kyats(700_000),
  );
});

test('a link from the team names whom money goes to, also where the name is shown masked', async ({
  visit,
  database,
}) => {
  const agent = await newPlayer(database, 'shwe', { type: 1, cashMinor: 900_000 });
  const leader = await newPlayer(database, 'shwe', { type: 2, uplineId: agent.memberId });
  const member = await newPlayer(database, 'shwe', { uplineId: leader.memberId });
  const page = await visit('shwe', {
    path: '/messageV2',
    token: agent.token,
    language: 'en',
  });
  const known = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === agentDownline.path,
    async (route) => {
      await known.promise;
      await route.continue();
    },
  );
  await page.goto(`/transferUpline?downline=${member.memberId}`);
  await whenAlive(page);
  // Until it is known who that is, nothing can be typed that would go to another one.
  await expect(page.getByRole('article', { name: say('transfer.available') })).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('transfer.amount') })).toHaveCount(0);
  known.resolve();
  await expect(page.getByText(maskName(member.username)).first()).toBeVisible();
  await page.getByRole('textbox', { name: say('transfer.amount') }).fill('2000');
  await page.locator('input[name="paymentPassword"]').fill(PAYMENT_PASSWORD);
  await page.getByRole('button', { name: say('transfer.next'), exact: true }).click();
  await page
    .getByRole('alertdialog', { name: say('transfer.confirmTitle') })
    .getByRole('button', { name: say('transfer.confirm') })
    .click();

  await expect(page.getByRole('article', { name: say('transfer.available') })).toContainText(
    kyats(700_000),
  );
});
