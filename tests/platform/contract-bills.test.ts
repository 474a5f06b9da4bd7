import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentBill, agentBillBets, agentBills, agentBillsFile } from '#api/agent-bills.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { openTeamPerson } from '../support/agents.ts';
import { requestOf } from '../support/every-call.ts';
import {
  agree,
  atHour,
  billsOf,
  DAY,
  flat,
  openContractLine,
  paidBy,
  playAt,
  settleIn,
  settleUntil,
  startContractBrands,
} from '../support/contracts.ts';
import type { TestPlatform } from '../support/platform.ts';

let fixture: Awaited<ReturnType<typeof startContractBrands>>;
let platform: TestPlatform;

beforeAll(async () => {
  fixture = await startContractBrands(['alpha', 'delta', 'omega']);
  ({ platform } = fixture);
});

afterAll(() => fixture.close());

const merchantOf = (code: string): Merchant => fixture.merchantOf(code);

test('a day’s salaries are the differences of a line’s rates, paid once by eight processes', async () => {
  const merchant = merchantOf('alpha');
  const { master, agent, sub, player } = await openContractLine(platform, 'alpha');
  await agree(platform, { upline: master, agent, kind: 'daily', terms: flat(300) });
  await agree(platform, { upline: agent, agent: sub, kind: 'daily', terms: flat(100) });
  await settleIn(platform, merchant, DAY);
  await playAt(platform, merchant, player.memberId, {
    at: atHour(12),
    stakeMinor: 1_000_999,
    payoutMinor: 0,
  });
  await playAt(platform, merchant, player.memberId, {
    at: atHour(30),
    stakeMinor: 500_000,
    payoutMinor: 0,
  });

  await settleUntil(platform, merchant, atHour(24));
  await Promise.all(Array.from({ length: 8 }, () => runContracts(platform.database, merchant)));

  // 0.5 %, 0.3 % and 0.1 % of 1,000,999, each rounded down.
  expect(await paidBy(platform, merchant, sub, 'daily')).toBe(1000);
  expect(await paidBy(platform, merchant, agent, 'daily')).toBe(3002 - 1000);
  expect(await paidBy(platform, merchant, master, 'daily')).toBe(5004 - 3002);
  const list = await platform.call(agent, agentBills, { side: 'had', kind: 'daily' });
  if (!list.ok) throw new Error(list.refusal);
  expect(list.value.items).toMatchObject([
    { figureMinor: 1_000_999, rateMillis: 300, dueMinor: 2002, state: 'PAID' },
  ]);
  const totals = { bills: 1, dueMinor: 2002, paidMinor: 2002, owedMinor: 0 };
  expect(list.value.totals).toMatchObject(totals);
  const day = DAY.toISOString().slice(0, 10);
  const own = { side: 'had' as const, kind: 'daily' as const, preset: 'custom' as const };
  const ofDay = await platform.call(agent, agentBills, { ...own, from: day, to: day });
  expect(ofDay).toMatchObject({ value: { totals } });
  const today = await platform.call(agent, agentBills, { ...own, preset: 'today' });
  expect(today).toMatchObject({ value: { items: [], totals: { bills: 0 } } });
  const wrong = await platform.call(agent, agentBills, { ...own, from: day, to: '2020-01-01' });
  expect(wrong).toMatchObject({ refusal: 'invalid_range' });
  const { text } = await platform.send(agent, requestOf(agentBillsFile, { side: 'had' }));
  const lines = text.trimEnd().split('\r\n');
  expect(lines.filter((line) => line.includes('Daily salary'))).toHaveLength(1);
  expect(text).toContain('20.02');
  const billId = list.value.items[0]?.billId ?? 0;
  const opened = await platform.call(agent, agentBill, { billId });
  expect(opened).toMatchObject({
    value: { grossMinor: 3002, deeperMinor: 1000, remainderOut: 99_700 },
  });
  const bets = await platform.call(master, agentBillBets, { billId });
  expect(bets).toMatchObject({ value: { items: [{ validMinor: 1_000_999 }], next: null } });
  // Neither below nor elsewhere.
  for (const stranger of [sub, await openTeamPerson(platform, { type: 1, code: 'alpha' })])
    expect(await platform.call(stranger, agentBill, { billId })).toMatchObject({
      refusal: 'contract_unknown',
    });
});

test('in real time what is new is paid, and a bet that is taken back is taken off what comes', async () => {
  const merchant = merchantOf('delta');
  const { master, player } = await openContractLine(platform, 'delta');
  await settleIn(platform, merchant, DAY);
  const bet = (hours: number, stakeMinor: number) =>
    playAt(platform, merchant, player.memberId, { at: atHour(hours), stakeMinor, payoutMinor: 0 });
  const first = await bet(1, 2_000_000);
  await settleUntil(platform, merchant, atHour(1.5));
  const dayOne = await paidBy(platform, merchant, master, 'realtime');

  await voidBet(platform.database, merchant, {
    vendorCode: 'TESTER',
    transactionId: first,
    memberId: player.memberId,
  });
  await sql`update bet set voided_at = ${atHour(2)} where transaction_id = ${first}`.execute(
    platform.database,
  );
  await settleUntil(platform, merchant, atHour(2.5));
  const afterVoid = await paidBy(platform, merchant, master, 'realtime');
  await bet(3, 3_000_000);
  await settleUntil(platform, merchant, atHour(3.5));

  const realtime = (await billsOf(platform, merchant, 'realtime')).filter(
    ({ agentId }) => agentId === master.memberId,
  );
  expect(
    realtime.map(({ figureMinor, dueMinor, owedOutMinor }) => [
      figureMinor,
      dueMinor,
      owedOutMinor,
    ]),
  ).toEqual([
    [2_000_000, 10_000, 0],
    [-2_000_000, 0, -10_000],
    [3_000_000, 5_000, 0],
  ]);
  expect(dayOne).toBe(10_000);
  // Nobody's commission goes down: what too much was paid comes off the next bills.
  expect(afterVoid).toBe(dayOne);
});

test('a period that is counted again changes only what has changed, and pays the difference once', async () => {
  const merchant = merchantOf('omega');
  const { master, agent, player } = await openContractLine(platform, 'omega');
  await agree(platform, { upline: master, agent, kind: 'daily', terms: flat(300) });
  await settleIn(platform, merchant, DAY);
  await playAt(platform, merchant, player.memberId, {
    at: atHour(5),
    stakeMinor: 1_000_000,
    payoutMinor: 0,
  });
  await settleUntil(platform, merchant, atHour(24));
  const before = await paidBy(platform, merchant, agent, 'daily');
  const recount = async () => {
    const { rows } = await sql<{ written: number }>`
      select recount_period(${merchant.id}, 'daily', 'UTC', ${DAY}) as written`.execute(
      platform.database,
    );
    return rows[0]?.written;
  };

  expect(await recount()).toBe(0);
  await sql`update team_day set valid_minor = valid_minor + 500000
    where merchant_id = ${merchant.id} and day = ${DAY}::timestamptz::date`.execute(
    platform.database,
  );
  expect(await recount()).toBe(2);
  expect(await recount()).toBe(0);
  await runContracts(platform.database, merchant);
  await runContracts(platform.database, merchant);

  expect(await paidBy(platform, merchant, agent, 'daily')).toBe(before + 1500);
});
