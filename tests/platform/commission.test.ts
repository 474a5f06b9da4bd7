import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentIncome, moveCommission } from '#api/agent-income.ts';
import { transactionHistory } from '#api/records.ts';
import { turnover } from '#api/turnover.ts';
import { balance } from '#api/wallet.ts';
import { addDays } from '#domain/date-presets.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { postTransfer } from '#platform/base/ledger/post-transfer.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const PIN = '482913';
const agents = { commission: { minimumMinor: 100, maximumMinor: 5000 } };

let platform: TestPlatform;
let paymentPasswordHash: string;

beforeAll(async () => {
  platform = await startTestPlatform(
    [buildMerchant('alpha', { flags: { AGENTPOLICY3: true }, agents })],
    { jobs: false },
  );
  paymentPasswordHash = await hashPassword(PIN);
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

/** An agent who has earned, as the bills of contracts pay it. */
const earner = async (...earned: [kind: string, minor: number][]): Promise<TeamPerson> => {
  const agent = await openTeamPerson(platform, { type: 2, paymentPasswordHash });
  const { merchantId, memberId } = agent;
  await platform.database.transaction().execute(async (tx) => {
    const house = await openHouseAccount(tx, merchantId, 'house', 'USD');
    for (const [kind, minor] of earned) {
      const { rows } = await sql<{ id: number }>`
        select open_account(${merchantId}, 'commission', ${memberId}, 'USD', true) as id`.execute(
        tx,
      );
      await postTransfer(tx, {
        merchantId,
        scope: 'test',
        key: crypto.randomUUID(),
        kind,
        lines: [
          { accountId: rows[0]?.id ?? 0, amountMinor: minor },
          { accountId: house, amountMinor: -minor },
        ],
      });
    }
  });
  return agent;
};

const move = (agent: TeamPerson, amountMinor: number, requestId: string = crypto.randomUUID()) =>
  platform.call(agent, moveCommission, { requestId, amountMinor, paymentPassword: PIN });

test('commission becomes cash that can be withdrawn, and both sides are on record', async () => {
  const agent = await earner(['salary_daily', 1200]);

  const moved = await move(agent, 500);

  expect(moved).toMatchObject({
    value: { amountMinor: 500, commissionMinor: 700, cashMinor: 500 },
  });
  expect(await platform.call(agent, balance)).toMatchObject({
    value: { cashMinor: 500, totalMinor: 500 },
  });
  expect(await platform.call(agent, transactionHistory, {})).toMatchObject({
    value: { items: [{ kind: 'commission', amountMinor: 500, balanceAfterMinor: 500 }] },
  });
  expect(await platform.call(agent, agentIncome)).toMatchObject({
    value: {
      commissionMinor: 700,
      items: [
        { kind: 'moved', amountMinor: -500, balanceAfterMinor: 700 },
        { kind: 'dailySalary', amountMinor: 1200, balanceAfterMinor: 1200 },
      ],
    },
  });
  expect(await platform.call(agent, turnover)).toMatchObject({ value: { requiredMinor: 0 } });
});

test('an amount beyond the bounds, beyond what is there, or with another payment password moves nothing', async () => {
  const agent = await earner(['salary_hourly', 400]);

  for (const amountMinor of [99, 5001])
    expect(await move(agent, amountMinor)).toMatchObject({
      refusal: 'invalid_input',
      fieldErrors: [{ field: 'amountMinor', rule: 'range', min: 100, max: 5000 }],
    });
  expect(await move(agent, 401)).toMatchObject({ refusal: 'insufficient_funds' });
  expect(await move(await earner(), 100)).toMatchObject({ refusal: 'insufficient_funds' });
  const wrong = { requestId: crypto.randomUUID(), amountMinor: 100, paymentPassword: '111222' };
  expect(await platform.call(agent, moveCommission, wrong)).toMatchObject({
    refusal: 'payment_password_wrong',
  });
  expect(await platform.call(agent, agentIncome)).toMatchObject({
    value: { commissionMinor: 400 },
  });
});

test('one request moves once, and of many at once no more than there is', async () => {
  const agent = await earner(['dividend', 1000]);
  const requestId = crypto.randomUUID();

  const same = await Promise.all([1, 2, 3, 4].map(() => move(agent, 300, requestId)));
  const others = await Promise.all([1, 2, 3, 4, 5].map(() => move(agent, 300)));

  expect(new Set(same.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(others.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await platform.call(agent, agentIncome)).toMatchObject({
    value: { commissionMinor: 100, cashMinor: 900 },
  });
  expect(await move(agent, 200, requestId)).toMatchObject({ refusal: 'request_reused' });
});

test('the totals by kind are the sums of all pages', async () => {
  const kinds = ['dividend', 'salary_daily', 'salary_hourly', 'salary_realtime', 'correction'];
  const agent = await earner(...kinds.map((kind, at) => [kind, 100 + at] as [string, number]));
  await move(agent, 150);

  const items: { kind: string; amountMinor: number }[] = [];
  let after: number | undefined;
  let totals: { kind: string; amountMinor: number }[] = [];
  do {
    const page = await platform.call(agent, agentIncome, { pageSize: 2, ...(after && { after }) });
    if (!page.ok) throw new Error(page.refusal);
    items.push(...page.value.items);
    ({ totals } = page.value);
    after = page.value.next ?? undefined;
  } while (after !== undefined);

  expect(items.map(({ kind }) => kind)).toEqual([
    'moved',
    'adjustment',
    'realtimeSalary',
    'hourlySalary',
    'dailySalary',
    'dividend',
  ]);
  for (const { kind, amountMinor } of totals)
    expect(amountMinor).toBe(
      items.filter((item) => item.kind === kind).reduce((sum, item) => sum + item.amountMinor, 0),
    );
  const today = new Date().toISOString().slice(0, 10);
  const before = await platform.call(agent, agentIncome, {
    from: addDays(today, -60),
    to: addDays(today, -30),
  });
  expect(
    await platform.call(agent, agentIncome, { from: '2020-01-01', to: '2020-02-01' }),
  ).toMatchObject(
    // Months that may be in the archive by now, as in other lists.
    { refusal: 'invalid_range', details: { earliest: expect.any(String) } },
  );
  expect(before).toMatchObject({ value: { items: [], totals: [], commissionMinor: 360 } });
});

test('who is frozen as an agent moves nothing until freed', async () => {
  const agent = await earner(['dividend', 1000]);
  await sql`insert into agent_freeze (merchant_id, agent_id, reason)
    values (${agent.merchantId}, ${agent.memberId}, 'a test')`.execute(platform.database);

  expect(await move(agent, 300)).toMatchObject({ refusal: 'agent_frozen' });

  await sql`update agent_freeze set freed_at = clock_timestamp()
    where agent_id = ${agent.memberId}`.execute(platform.database);
  expect(await move(agent, 300)).toMatchObject({ ok: true });
});

test('a member has no commission to move', async () => {
  const member = await openTeamPerson(platform, { paymentPasswordHash });

  expect(await move(member, 100)).toMatchObject({ refusal: 'forbidden' });
});
