import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveCommission } from '#api/agent-income.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readDueBrands } from '#platform/money/contracts/due-contracts.ts';
import { freezeAgent } from '#platform/money/contracts/freeze-agent.ts';
import { fundGuarantee } from '#platform/money/contracts/fund-guarantee.ts';
import { runAllContracts, runContracts } from '#platform/money/contracts/run-contracts.ts';
import type { TeamPerson } from '../support/agents.ts';
import { LINE_PIN, openContractLine, startContractBrands } from '../support/contracts.ts';
import { operator } from '../support/operator.ts';
import { waitForWaiting } from '../support/waiting.ts';
import { commissionOf, earn, oweDividend, readBill } from '../support/owed-dividends.ts';

let brands: Awaited<ReturnType<typeof startContractBrands>>;

beforeAll(async () => {
  brands = await startContractBrands(['alpha', 'beta', 'gamma', 'delta']);
});

afterAll(() => brands.close());

const fund = (code: string, amountMinor: number) =>
  fundGuarantee(
    brands.platform.database,
    brands.merchantOf(code),
    { amountMinor, key: crypto.randomUUID() },
    operator,
  );

const move = (agent: TeamPerson, amountMinor: number) =>
  brands.platform.call(agent, moveCommission, {
    requestId: crypto.randomUUID(),
    amountMinor,
    paymentPassword: LINE_PIN,
  });

const isFrozen = async ({ merchantId, memberId }: TeamPerson): Promise<boolean> => {
  const { rows } = await sql`select from agent_freeze where merchant_id = ${merchantId}
    and agent_id = ${memberId} and freed_at is null`.execute(brands.platform.database);
  return rows.length > 0;
};

test('what comes in for an upline goes on to those below in the same run, whichever bill was written first', async () => {
  const { platform, merchantOf } = brands;
  const { master, agent, sub } = await openContractLine(platform, 'alpha');
  const below = await oweDividend(platform, { upline: agent, agent: sub }, { dueMinor: 500_000 });
  await oweDividend(platform, { upline: master, agent }, { dueMinor: 800_000 });
  await earn(platform, master, 900_000);

  await runContracts(platform.database, merchantOf('alpha'));

  expect(await readBill(platform, below)).toMatchObject({ state: 'PAID', paidMinor: 500_000 });
  expect(await commissionOf(platform, agent)).toBe(300_000);
  expect(await commissionOf(platform, master)).toBe(100_000);
});

test('commission that is owed on dividends cannot be taken away, what is free can', async () => {
  const { platform, merchantOf } = brands;
  const { agent, sub } = await openContractLine(platform, 'alpha');
  await earn(platform, agent, 800_000);
  const billId = await oweDividend(platform, { upline: agent, agent: sub }, { dueMinor: 500_000 });

  expect(await move(agent, 300_001)).toMatchObject({
    refusal: 'dividends_owed',
    details: { owedMinor: 500_000, freeMinor: 300_000 },
  });
  expect(await move(agent, 800_001)).toMatchObject({ refusal: 'insufficient_funds' });
  expect(await move(agent, 300_000)).toMatchObject({ value: { commissionMinor: 500_000 } });

  await runContracts(platform.database, merchantOf('alpha'));
  expect(await readBill(platform, billId)).toMatchObject({ state: 'PAID' });
  expect(await commissionOf(platform, sub)).toBe(500_000);
});

test('what was not paid in time is taken out of the commission as it comes: for who waits, then for the guarantee', async () => {
  const { platform, merchantOf } = brands;
  const merchant = merchantOf('beta');
  const runJob = () =>
    runAllContracts({ database: platform.database, merchants: () => [merchant] });
  const { agent, sub } = await openContractLine(platform, 'beta');
  await fund('beta', 200_000);
  const owed = { dueMinor: 500_000, hours: 30 };
  const billId = await oweDividend(platform, { upline: agent, agent: sub }, owed);
  await runJob();
  expect(await readBill(platform, billId)).toMatchObject({
    state: 'DEFAULTED',
    paidMinor: 200_000,
  });
  expect(await isFrozen(agent)).toBe(true);
  expect(await readDueBrands(platform.database, [merchant])).toEqual([]);

  await earn(platform, agent, 100_000);
  await runJob();
  expect(await readBill(platform, billId)).toMatchObject({
    state: 'DEFAULTED',
    paidMinor: 300_000,
  });
  expect(await commissionOf(platform, sub)).toBe(300_000);

  await earn(platform, agent, 250_000);
  await Promise.all(Array.from({ length: 4 }, runJob));
  expect(await readBill(platform, billId)).toMatchObject({
    paidMinor: 500_000,
    repaidMinor: 50_000,
  });
  expect(await isFrozen(agent)).toBe(true);

  await earn(platform, agent, 400_000);
  await runJob();
  expect(await readBill(platform, billId)).toEqual({
    state: 'PAID',
    paidMinor: 500_000,
    guaranteedMinor: 200_000,
    repaidMinor: 200_000,
  });
  expect(await commissionOf(platform, sub)).toBe(500_000);
  expect(await commissionOf(platform, agent)).toBe(250_000);
  expect(await isFrozen(agent)).toBe(false);
  expect(await fund('beta', 1)).toMatchObject({ balanceMinor: 200_001 });
});

test('of several unpaid dividends the oldest is paid first, and the operator’s word outlasts them', async () => {
  const { platform, merchantOf } = brands;
  const { agent, sub } = await openContractLine(platform, 'gamma');
  const pair = { upline: agent, agent: sub };
  const first = await oweDividend(platform, pair, { dueMinor: 100_000, hours: 60 });
  const second = await oweDividend(platform, pair, { dueMinor: 100_000, hours: 30 });
  const merchant = merchantOf('gamma');
  await runContracts(platform.database, merchant);
  const who = { username: agent.username, frozen: true };
  await freezeAgent(platform.database, merchant.id, who, operator);
  await earn(platform, agent, 150_000);

  await runContracts(platform.database, merchant);
  expect(await readBill(platform, first)).toMatchObject({ state: 'PAID' });
  expect(await readBill(platform, second)).toMatchObject({ state: 'DEFAULTED', paidMinor: 50_000 });

  await earn(platform, agent, 50_000);
  await runContracts(platform.database, merchant);
  expect(await readBill(platform, second)).toMatchObject({ state: 'PAID' });
  expect(await isFrozen(agent)).toBe(true);
});

test('money that comes to the guarantee later goes to who waits, once', async () => {
  const { platform, merchantOf } = brands;
  const merchant = merchantOf('delta');
  const { agent, sub } = await openContractLine(platform, 'delta');
  const owed = { dueMinor: 500_000, hours: 30 };
  const billId = await oweDividend(platform, { upline: agent, agent: sub }, owed);
  await runContracts(platform.database, merchant);
  expect(await readBill(platform, billId)).toMatchObject({ state: 'DEFAULTED', paidMinor: 0 });

  expect(await fund('delta', 300_000)).toMatchObject({ balanceMinor: 0 });
  expect(await readBill(platform, billId)).toMatchObject({ guaranteedMinor: 300_000 });
  expect(await fund('delta', 400_000)).toMatchObject({ balanceMinor: 200_000 });
  await runContracts(platform.database, merchant);

  expect(await readBill(platform, billId)).toEqual({
    state: 'DEFAULTED',
    paidMinor: 500_000,
    guaranteedMinor: 500_000,
    repaidMinor: 0,
  });
  expect(await commissionOf(platform, sub)).toBe(500_000);
  expect(await isFrozen(agent)).toBe(true);
});

test('agents move commission side by side, and nobody does while bills are being written', async () => {
  const { database } = brands.platform;
  const { agent, sub } = await openContractLine(brands.platform, 'alpha');
  await earn(brands.platform, agent, 800_000);
  const hold = async (what: 'keep_bills' | 'lock_bills', meanwhile: () => Promise<unknown>) =>
    database.transaction().execute(async (tx) => {
      await sql`select ${sql.ref(what)}(${agent.merchantId})`.execute(tx);
      return meanwhile();
    });

  await hold('keep_bills', async () => {
    expect(await move(agent, 300_000)).toMatchObject({ value: { commissionMinor: 500_000 } });
  });
  let moving: ReturnType<typeof move> | undefined;
  await hold('lock_bills', async () => {
    moving = move(agent, 400_000);
    await waitForWaiting(database, 1);
    await oweDividend(brands.platform, { upline: agent, agent: sub }, { dueMinor: 200_000 });
  });

  expect(await moving).toMatchObject({
    refusal: 'dividends_owed',
    details: { owedMinor: 200_000, freeMinor: 300_000 },
  });
});
