import { audit } from '../support/browser-audit.ts';
import { expect, journeys, test } from '../support/browser.ts';
import { newPlayer, PAYMENT_PASSWORD } from '../support/browser-money.ts';
import { holdContract, leaveUnpaid } from '../support/site-contracts.ts';
import { say } from '../support/site-messages.ts';
import { formatMoney } from '#domain/format-money.ts';
import { sql } from '#platform/base/database/sql.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';

const daily = say('agentCenter.kinds.daily');

journeys(['shwe', 'plenty'])(
  'an offer that gives less is shown with the deeper contract that ends by it, accepted out of its popup, and the deeper agent is told: %s',
  async (code, { visit, database }) => {
    const master = await newPlayer(database, code, { type: 1 });
    const agent = await newPlayer(database, code, { type: 2, uplineId: master.memberId });
    const deeper = await newPlayer(database, code, { type: 2, uplineId: agent.memberId });
    const terms = { kind: 'daily' as const, activeMembers: 10 };
    await holdContract(database, { upline: master, agent }, { ...terms, rateMillis: 80 });
    await holdContract(database, { upline: agent, agent: deeper }, { ...terms, rateMillis: 60 });

    const above = await visit(code, {
      path: '/agentContracts',
      token: master.token,
      language: 'en',
    });
    await above.getByRole('button', { name: say('agentContracts.offerTitle') }).click();
    const form = above.getByRole('form', { name: say('agentContracts.send.offer') });
    await form.getByRole('button', { name: new RegExp(say('agentCenter.offerTo')) }).click();
    await above.getByRole('option', { name: agent.username }).click();
    await form.getByRole('button', { name: new RegExp(say('agentCenter.kind')) }).click();
    await above.getByRole('option', { name: daily }).click();
    await form.getByRole('textbox', { name: say('agentCenter.rate') }).fill('200');
    await form.getByRole('button', { name: say('agentContracts.send.offer') }).click();
    await expect(form.getByText(say('agentContracts.faults.rate')).first()).toBeVisible();
    await form.getByRole('textbox', { name: say('agentCenter.rate') }).fill('0.04');
    await form.getByRole('textbox', { name: say('agentContracts.active') }).fill('10');
    const ends = say('agentContracts.ending', { count: 1, number: '1' });
    await expect(form.getByText(ends)).toBeVisible();
    expect(await audit(above)).toEqual([]);
    await form.getByRole('button', { name: say('agentContracts.send.offer') }).click();
    const sure = above.getByRole('alertdialog');
    await expect(sure.getByText(ends)).toBeVisible();
    await sure.getByRole('button', { name: say('agentContracts.send.offer') }).click();
    const given = above.getByRole('table', { name: say('agentCenter.sides.given') });
    await expect(given).toContainText(say('agentCenter.states.OFFERED'));

    const page = await visit(code, {
      path: '/agentHome',
      token: agent.token,
      language: 'en',
      phone: true,
    });
    const popup = page.getByRole('dialog', { name: say('agentContracts.popupTitle') });
    await expect(popup).toContainText(daily);
    expect(await audit(page)).toEqual([]);
    await popup.getByRole('button', { name: new RegExp(say('agentCenter.can.accept')) }).click();
    const asked = page.getByRole('alertdialog', { name: say('agentContracts.ask.accept') });
    await expect(asked).toContainText(deeper.username);
    await asked.getByRole('button', { name: say('agentCenter.can.accept') }).click();
    await expect(popup).toBeHidden();

    const below = await visit(code, {
      path: '/agentContracts',
      token: deeper.token,
      language: 'en',
    });
    await below
      .getByRole('button', { name: new RegExp(`^${say('agentContracts.details')}.*${daily}`) })
      .click();
    await expect(below.getByRole('dialog')).toContainText(
      say('agentContracts.endReasons.uncovered'),
    );
    expect(await audit(below)).toEqual([]);
  },
);

journeys(['plenty', 'shwe'])(
  'a dividend that was not paid in time freezes its upline as an agent, until it is paid where the bill stands: %s',
  async (code, { visit, database }) => {
    const master = await newPlayer(database, code, { type: 1, cashMinor: 50_000_000 });
    const agent = await newPlayer(database, code, { type: 2, uplineId: master.memberId });
    const pair = { upline: master, agent };
    const terms = { kind: 'dividend' as const, rateMillis: 10_000, activeMembers: 5 };
    const contractId = await holdContract(database, pair, terms);
    const billId = await leaveUnpaid(database, pair, { contractId, dueMinor: 1_234_000 });
    await runContracts(database, master.merchant);

    const page = await visit(code, {
      path: '/agentDividendRecordCopy2?side=given&state=DEFAULTED',
      token: master.token,
      language: 'en',
    });
    const { currency } = master.merchant.config;
    const due = formatMoney(1_234_000, { currency, language: 'en' });
    const bills = page.getByRole('table', { name: say('agentCenter.kinds.dividend') });
    await expect(bills).toContainText(due);
    await bills.getByRole('button').click();
    const bill = page.getByRole('dialog');
    await expect(bill).toContainText(say('agentContracts.bills.payFrozen'));
    await bill.getByRole('button', { name: say('agentContracts.bills.showBets') }).click();
    await expect(bill).toContainText(say('agentContracts.bills.noBets'));
    expect(await audit(page)).toEqual([]);
    await bill.locator('input[name="paymentPassword"]').fill(PAYMENT_PASSWORD);
    await bill.getByRole('button', { name: say('agentContracts.bills.pay'), exact: true }).click();
    await expect(bill.getByRole('form')).toBeHidden();

    const { rows } = await sql<{ state: string; frozen: number }>`
      select b.state, (select count(*)::int from agent_freeze f where f.merchant_id = b.merchant_id
          and f.agent_id = b.upline_id and f.freed_at is null) as frozen
        from contract_bill b where b.merchant_id = ${agent.merchantId} and b.id = ${billId}`.execute(
      database,
    );
    expect(rows).toEqual([{ state: 'PAID', frozen: 0 }]);
  },
);

test('who leaves an offer for later leaves all that wait, and finds them in the list', async ({
  visit,
  database,
}) => {
  const master = await newPlayer(database, 'shwe', { type: 1 });
  const agent = await newPlayer(database, 'shwe', { type: 2, uplineId: master.memberId });
  const below = await newPlayer(database, 'shwe', { type: 2, uplineId: agent.memberId });
  const terms = { kind: 'daily' as const, activeMembers: 10, rateMillis: 80 };
  const contractId = await holdContract(database, { upline: master, agent }, terms);
  await sql`update agent_contract set state = 'TERMINATION_REQUESTED', ending_by = ${master.memberId}
    where merchant_id = ${agent.merchantId} and id = ${contractId}`.execute(database);
  await holdContract(database, { upline: agent, agent: below }, { ...terms, rateMillis: 60 });
  await sql`update agent_contract set state = 'TERMINATION_REQUESTED', ending_by = ${below.memberId}
    where merchant_id = ${agent.merchantId} and agent_id = ${below.memberId}`.execute(database);
  const page = await visit('shwe', { path: '/agentHome', token: agent.token, language: 'en' });
  const popup = page.getByRole('dialog', { name: say('agentContracts.popupTitle') });
  await expect(popup).toContainText(say('agentContracts.popupEnd'));
  await expect(popup).toContainText(say('agentContracts.moreWait', { count: 1, number: '1' }));
  await popup.getByRole('button', { name: say('agentContracts.later') }).click();

  await expect(popup).toBeHidden();
  await page.reload();
  const rows = page.getByRole('row').filter({ hasText: daily });
  const keep = rows.getByRole('button', { name: new RegExp(say('agentCenter.can.keep')) });
  await expect(keep).toHaveCount(2);
  await expect(popup).toBeHidden();
  await keep.first().click();
  await expect(keep).toHaveCount(1);
  await keep.click();
  // Of those from above and of those to below: each list says so by itself.
  await expect(page.getByText(say('agentCenter.nothingWaits'))).toHaveCount(2);
});
