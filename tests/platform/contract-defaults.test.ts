import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentBills, payAgentBill } from '#api/agent-bills.ts';
import { offerContract } from '#api/contracts.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { postTransfer } from '#platform/base/ledger/post-transfer.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import {
  agree,
  billsOf,
  contractBrand,
  DAY,
  flat,
  HOUR_MS,
  LINE_PIN,
  openContractLine,
  playAt,
  settleIn,
  settleUntil,
  toldTo,
} from '../support/contracts.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
const merchants = new Map<string, Merchant>();

beforeAll(async () => {
  const brands = ['gamma'].map(contractBrand);
  platform = await startTestPlatform(brands, { jobs: false });
  for (const each of brands) merchants.set(each.code, await openMerchant(platform.database, each));
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const merchantOf = (code: string): Merchant => {
  const found = merchants.get(code);
  if (!found) throw new Error(code);
  return found;
};

test('an upline that does not pay is frozen, who waits is paid by the guarantee, and paying back frees', async () => {
  const merchant = merchantOf('gamma');
  const { currency } = merchant.config;
  const { master, agent, sub, player } = await openContractLine(platform, 'gamma', {
    cashMinor: 5_000_000,
  });
  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(40_000) });
  await agree(platform, { upline: agent, agent: sub, kind: 'dividend', terms: flat(30_000) });
  const week = new Date(DAY.getTime() - 21 * 24 * HOUR_MS);
  await settleIn(platform, merchant, week);
  await playAt(platform, merchant, player.memberId, {
    at: new Date(week.getTime() + 8 * 24 * HOUR_MS),
    stakeMinor: 10_000_000,
    payoutMinor: 0,
  });
  // The master spends what it is paid before it pays: here it never had it.
  await sql`update agent_contract set terms = ${JSON.stringify(flat(1))}::jsonb
    where merchant_id = ${merchant.id} and upline_id is null and kind = 'dividend'`.execute(
    platform.database,
  );
  await platform.database.transaction().execute(async (tx) =>
    postTransfer(tx, {
      merchantId: merchant.id,
      scope: 'test',
      key: 'fund the guarantee',
      kind: 'guarantee_funded',
      lines: [
        {
          accountId: await openHouseAccount(tx, merchant.id, 'house', currency),
          amountMinor: -3_500_000,
        },
        {
          accountId: await openHouseAccount(tx, merchant.id, 'guarantee', currency),
          amountMinor: 3_500_000,
        },
      ],
    }),
  );

  await settleUntil(platform, merchant, DAY);
  const open = (await billsOf(platform, merchant, 'dividend')).filter(
    ({ dueMinor }) => dueMinor > 0,
  );
  expect(open.map(({ agentId, dueMinor, state }) => [agentId, dueMinor, state])).toEqual(
    expect.arrayContaining([
      [agent.memberId, expect.any(Number), 'PART'],
      [sub.memberId, expect.any(Number), expect.stringMatching(/PART|INSUFFICIENT/)],
    ]),
  );
  await sql`update contract_bill set calculated_at = calculated_at - interval '25 hours'
    where merchant_id = ${merchant.id}`.execute(platform.database);
  await Promise.all(Array.from({ length: 4 }, () => runContracts(platform.database, merchant)));

  const frozen = await platform.call(master, offerContract, {
    memberId: agent.memberId,
    kind: 'daily',
    terms: [...flat(10)],
    requestId: crypto.randomUUID(),
  });
  expect(frozen).toMatchObject({ refusal: 'agent_frozen' });
  expect(await toldTo(platform, master)).toContain('agentFrozen');
  expect(await toldTo(platform, agent)).toContain('dividendUnpaid');
  const given = await platform.call(master, agentBills, {
    side: 'given',
    kind: 'dividend',
    state: 'DEFAULTED',
  });
  if (!given.ok) throw new Error(given.refusal);
  const [bill] = given.value.items;
  expect(bill?.owedMinor).toBeGreaterThan(0);
  const pay = (requestId: string) =>
    platform.call(master, payAgentBill, {
      billId: bill?.billId ?? 0,
      requestId,
      paymentPassword: LINE_PIN,
    });
  const requestId = crypto.randomUUID();
  const paid = await Promise.all(Array.from({ length: 8 }, () => pay(requestId)));
  expect(new Set(paid.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(paid[0]).toMatchObject({ value: { takenMinor: bill?.owedMinor } });
  expect(await pay(crypto.randomUUID())).toMatchObject({ refusal: 'bill_unpayable' });
  const freed = await platform.call(master, offerContract, {
    memberId: agent.memberId,
    kind: 'daily',
    terms: [...flat(10)],
    requestId: crypto.randomUUID(),
  });
  expect(freed).toMatchObject({ ok: true });
  // What each was due they have, whoever paid it.
  const { rows } = await sql<{ wrong: number }>`select count(*)::int as wrong from contract_bill
    where merchant_id = ${merchant.id} and kind = 'dividend' and upline_id = ${master.memberId}
      and (paid_minor <> due_minor or repaid_minor <> guaranteed_minor)`.execute(platform.database);
  expect(rows).toEqual([{ wrong: 0 }]);
});
