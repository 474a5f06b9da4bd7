import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentBillBets, agentBills } from '#api/agent-bills.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
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
import { withClient } from '../support/database-template.ts';
import type { TestPlatform } from '../support/platform.ts';

let fixture: Awaited<ReturnType<typeof startContractBrands>>;
let platform: TestPlatform;

beforeAll(async () => {
  fixture = await startContractBrands(['alpha', 'beta']);
  ({ platform } = fixture);
});

afterAll(() => fixture.close());

const merchantOf = (code: string): Merchant => fixture.merchantOf(code);

/** Moves somebody as if it had been done at a moment of the past; what that ends, ends with that day. */
const moveAt = async (at: Date, memberId: number, uplineId: number) => {
  const before = new Date(Date.now() - 60_000);
  await sql`update member set upline_id = ${uplineId} where id = ${memberId}`.execute(
    platform.database,
  );
  // Written by its triggers alone, and by its owner.
  await withClient(platform.databaseUrl, async (client) => {
    for (const column of ['until', 'since'])
      await client.query(`update downline set ${column} = $1 where ${column} > $2`, [at, before]);
  });
  await sql`update agent_contract set ends_at = ${atHour(24)} where ends_at > ${before}`.execute(
    platform.database,
  );
};

test('a branch that is moved in the middle of a day is paid for once: until then by the line that it left', async () => {
  const merchant = merchantOf('alpha');
  const { master, agent, sub, player } = await openContractLine(platform, 'alpha');
  const { master: other } = await openContractLine(platform, 'alpha');
  await agree(platform, { upline: master, agent, kind: 'daily', terms: flat(300) });
  await agree(platform, { upline: agent, agent: sub, kind: 'daily', terms: flat(250) });
  await settleIn(platform, merchant, DAY);
  const round = { stakeMinor: 1_000_000, payoutMinor: 0 };
  await playAt(platform, merchant, player.memberId, { at: atHour(6), ...round });
  await moveAt(atHour(12), agent.memberId, other.memberId);
  await playAt(platform, merchant, player.memberId, {
    at: atHour(18),
    ...round,
    stakeMinor: 9_000_000,
  });

  await settleUntil(platform, merchant, atHour(24));

  // 0.5 % of 1,000,000 in the old line, and of 9,000,000 in the new one, where nobody below has a contract yet.
  expect(await paidBy(platform, merchant, sub, 'daily')).toBe(2500);
  expect(await paidBy(platform, merchant, agent, 'daily')).toBe(500);
  expect(await paidBy(platform, merchant, master, 'daily')).toBe(2000);
  expect(await paidBy(platform, merchant, other, 'daily')).toBe(45_000);
  expect(
    (await billsOf(platform, merchant, 'daily')).map(({ owedOutMinor }) => owedOutMinor),
  ).toEqual([0, 0, 0, 0]);

  const list = await platform.call(sub, agentBills, { side: 'had', kind: 'daily' });
  if (!list.ok) throw new Error(list.refusal);
  const [bill] = list.value.items;
  expect(bill).toMatchObject({ figureMinor: 1_000_000 });
  const counted = await platform.call(sub, agentBillBets, { billId: bill?.billId ?? 0 });
  expect(counted).toMatchObject({ value: { items: [{ validMinor: 1_000_000 }], next: null } });
});

test('a master that comes below another one is paid by the house until then, and by nobody for the rest of the day', async () => {
  const merchant = merchantOf('beta');
  const { master, player } = await openContractLine(platform, 'beta');
  const { master: other } = await openContractLine(platform, 'beta');
  await settleIn(platform, merchant, DAY);
  const round = { stakeMinor: 2_000_000, payoutMinor: 0 };
  await playAt(platform, merchant, player.memberId, { at: atHour(6), ...round });
  await moveAt(atHour(12), master.memberId, other.memberId);
  await playAt(platform, merchant, player.memberId, {
    at: atHour(18),
    ...round,
    stakeMinor: 8_000_000,
  });

  await settleUntil(platform, merchant, atHour(24));

  expect(await paidBy(platform, merchant, master, 'daily')).toBe(10_000);
  expect(await paidBy(platform, merchant, other, 'daily')).toBe(40_000);
});
