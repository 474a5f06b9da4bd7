import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveCommission } from '#api/agent-income.ts';
import { payAgentBill } from '#api/agent-bills.ts';
import { forfeitBonus } from '#api/bonuses.ts';
import { redeemItem } from '#api/point-mall.ts';
import { claimPromotion } from '#api/promotions.ts';
import { claimAllRewards, claimReward } from '#api/rewards.ts';
import { sql } from '#platform/base/database/sql.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { goBothWays } from '../support/both-ways.ts';
import { billWith } from '../support/contracts-of-calls.ts';
import { mallItem } from '../support/mall.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { promotionOf } from '../support/promotion-of.ts';
import { openPayer, watchShortWay } from '../support/short-ways.ts';

/* What members claim, give up, redeem and pay as agents: the usual case is done by one function of the database, too. */
const PASSWORD = '482913';
let platform: TestPlatform;
let door: Awaited<ReturnType<typeof watchShortWay>>;
let paymentPasswordHash: string;
let people = 0;

/** Half of a deposit, on top. */
const promotion = (id: string, mechanic: object) =>
  promotionOf(id, {
    percent: 50,
    mostMinor: 4000,
    leastMinor: 5000,
    budgetMinor: 10_000_000,
    ...mechanic,
  } as never);

beforeAll(async () => {
  paymentPasswordHash = await hashPassword(PASSWORD);
  platform = await startTestPlatform(
    [
      buildMerchant(
        'alpha',
        {
          flags: { AGENTPOLICY3: true },
          agents: { commission: { minimumMinor: 100, maximumMinor: 5000 } },
          points: { enabled: true, conversion: { cashTimes: 3 } },
        },
        {
          promotions: [
            promotion('welcome', { kind: 'depositMatch', nth: 1, turnover: 8, joinDays: 14 }),
            promotion('gift', { kind: 'depositMatch', nth: 1, turnover: 0, joinDays: 14 }),
            promotion('daily', { kind: 'dailyMatch', turnover: 2 }),
          ],
          pointMall: [
            mallItem('coins', {
              gives: { kind: 'cash', amountMinor: 500 },
              stock: 100,
              perMember: 3,
            }),
            mallItem('last', { gives: { kind: 'cash', amountMinor: 500 }, stock: 2 }),
          ],
        },
      ),
    ],
    { jobs: false },
  );
  door = await watchShortWay(platform.databaseUrl, 'answer_brand_requests');
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await door.disconnect();
  await platform.close();
});

const newMember = (person: Parameters<typeof openPayer>[2] = {}): Promise<OpenedMember> =>
  openPayer(platform, (people += 1), { paymentPasswordHash, ...person });

/** A part in a promotion that waits to be claimed. */
const earn = async ({ merchantId, memberId }: OpenedMember, id: string): Promise<void> => {
  const { database } = platform;
  await sql`insert into promotion_state (merchant_id, promotion_id) values (${merchantId}, ${id})
    on conflict do nothing`.execute(database);
  const { rows } = await sql<{ id: number }>`
    insert into deposit (merchant_id, member_id, reference, channel_id, provider, channel, currency, amount_minor, fee_minor,
        state, expires_at, ended_at)
      values (${merchantId}, ${memberId}, ${randomUUID()}, 'card', 'sandbox', '{}', 'USD', 1, 0, 'EXPIRED', now(), now())
      returning id`.execute(database);
  await sql`insert into promotion_entry (merchant_id, promotion_id, member_id, kind, terms, title, state, reserved_minor,
      deposit_id, address, due_at)
    select merchant_id, id, ${memberId}, mechanic ->> 'kind', mechanic, title, 'CLAIMABLE', 333, ${rows[0]?.id ?? 0},
        '127.0.0.1', now() + interval '1 day'
      from promotion where merchant_id = ${merchantId} and id = ${id}`.execute(database);
};

/** Bonuses that were granted one after the other; the first one is played through. */
const grant = async ({ merchantId, memberId }: OpenedMember, count: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    insert into bonus (merchant_id, member_id, grant_key, title, currency, amount_minor, status, required_minor)
      select ${merchantId}, ${memberId}, ${randomUUID()} || n, '{"en": "Gift"}', 'USD', 100 * n, 'WAITING', 1000
        from generate_series(1, ${count}::int) n returning id`.execute(platform.database);
  await sql`select activate_next_bonus(${merchantId}, ${memberId}, 30)`.execute(platform.database);
  return rows.map(({ id }) => id);
};

/** A mission that a member has reached. */
const reach = async ({ merchantId, memberId }: OpenedMember): Promise<string> => {
  const { rows } = await sql<{ id: number }>`
    insert into mission_award (merchant_id, member_id, set_id, mission_id, window_from, metric, time_window, target,
        bonus_title, amount_minor, budgeted, claim_until, points)
      values (${merchantId}, ${memberId}, 'LOTTERY', ${randomUUID()}, '2000-01-01', 'rounds', 'once', 1, '{"en": "Gift"}',
        0, false, now() + interval '7 days', 250)
      returning id`.execute(platform.database);
  return String(rows[0]?.id);
};

const givePoints = ({ merchantId, memberId }: OpenedMember) =>
  sql`select move_points(${merchantId}, ${memberId}, 'granted', ${randomUUID()}, 50_000, null)`.execute(
    platform.database,
  );

/** An agent with commission of 1,000. */
const newEarner = async (): Promise<OpenedMember> => {
  const agent = await newMember({ type: 1 });
  const { merchantId, memberId } = agent;
  await sql`select post_transfer(${merchantId}, 'test', ${randomUUID()}, '', 'salary_daily',
    array[open_account(${merchantId}, 'commission', ${memberId}, 'USD', true),
      open_account(${merchantId}, 'house', null, 'USD', false)], array[1000, -1000]::bigint[])`.execute(
    platform.database,
  );
  return agent;
};

/** An agent who owes a dividend, was frozen for it, and the one below who waits for it. */
const newDebtor = async () => {
  const debtor = await newMember({ type: 1 });
  const agent = await newMember({ type: 1, uplineId: debtor.memberId });
  const billId = await billWith({ memberId: agent.memberId, database: platform.database });
  await sql`update contract_bill set state = 'DEFAULTED' where id = ${billId}`.execute(
    platform.database,
  );
  await sql`insert into agent_freeze (merchant_id, agent_id, bill_id, reason)
    values (${debtor.merchantId}, ${debtor.memberId}, ${billId}, 'dividend ' || ${billId}::bigint)`.execute(
    platform.database,
  );
  return { debtor, agent, billId };
};

const proof = () => ({ requestId: randomUUID(), paymentPassword: PASSWORD });

const redeem = (member: OpenedMember, itemId: string, more: object = {}) =>
  platform.call(member, redeemItem, { ...proof(), itemId, quantity: 2, pricePoints: 100, ...more });

const claimOf = (id: string) => async () => {
  const member = await newMember();
  await earn(member, id);
  return { parties: [member], answer: await platform.call(member, claimPromotion, { id }) };
};

const forfeitOf = (which: number) => async () => {
  const member = await newMember();
  const id = (await grant(member, 2))[which] ?? 0;
  const made = { requestId: randomUUID(), id };
  return { parties: [member], answer: await platform.call(member, forfeitBonus, made) };
};

/** Each call as somebody makes it for whom everything is as usual, and how often it takes the short way. */
const usual = {
  'the bonus of a promotion': [1, claimOf('welcome')],
  'the cash of a promotion': [1, claimOf('gift')],
  'the bonus of a day’s deposit': [1, claimOf('daily')],
  'a promotion as a reward': [
    1,
    async () => {
      const member = await newMember();
      await earn(member, 'welcome');
      const made = { kind: 'promotion' as const, id: 'welcome' };
      return { parties: [member], answer: await platform.call(member, claimReward, made) };
    },
  ],
  'a mission as a reward': [
    1,
    async () => {
      const member = await newMember();
      const made = { kind: 'mission' as const, id: await reach(member) };
      return { parties: [member], answer: await platform.call(member, claimReward, made) };
    },
  ],
  'all rewards': [
    3,
    async () => {
      const member = await newMember();
      await earn(member, 'gift');
      await reach(member);
      await reach(member);
      return { parties: [member], answer: await platform.call(member, claimAllRewards) };
    },
  ],
  'giving up the active bonus': [1, forfeitOf(0)],
  'giving up a bonus that waits': [1, forfeitOf(1)],
  'cash for points': [
    1,
    async () => {
      const member = await newMember();
      await givePoints(member);
      return { parties: [member], answer: await redeem(member, 'coins') };
    },
  ],
  'moving commission': [
    1,
    async () => {
      const agent = await newEarner();
      const made = { ...proof(), amountMinor: 400 };
      return { parties: [agent], answer: await platform.call(agent, moveCommission, made) };
    },
  ],
  'paying a bill': [
    1,
    async () => {
      const { debtor, agent, billId } = await newDebtor();
      const answer = await platform.call(debtor, payAgentBill, { ...proof(), billId });
      return { parties: [debtor, agent], answer };
    },
  ],
} as const;

test.for(Object.keys(usual) as (keyof typeof usual)[])(
  'both ways of %s leave the same behind, and answer the same',
  async (name) => {
    const [times, make] = usual[name];
    const { short, long, taken } = await goBothWays(platform, door, make);

    expect(taken).toEqual([times, 0]);
    expect(short).toEqual(long);
  },
);

test('what is not usual is refused as the long way refuses it, and leaves nothing behind', async () => {
  const member = await newMember();
  await givePoints(member);
  await earn(member, 'welcome');
  const frozen = await newEarner();
  await sql`insert into agent_freeze (merchant_id, agent_id, reason) values (${frozen.merchantId}, ${frozen.memberId}, 'test')`.execute(
    platform.database,
  );
  const { debtor, billId } = await newDebtor();
  await sql`insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor, required_minor)
    values (${debtor.merchantId}, ${debtor.memberId}, 'deposit', ${randomUUID()}, 1, 1)`.execute(
    platform.database,
  );
  expect(await redeem(await newMember(), 'coins')).toMatchObject({ refusal: 'points_short' });
  await door.taken();

  const first = await redeem(member, 'last');
  const refused = [
    await redeem(member, 'last', { quantity: 1 }),
    await redeem(member, 'coins', { quantity: 4 }),
    await redeem(member, 'coins', { pricePoints: 99 }),
    await platform.call(frozen, moveCommission, { ...proof(), amountMinor: 400 }),
    await platform.call(await newEarner(), moveCommission, { ...proof(), amountMinor: 1001 }),
    await platform.call(debtor, payAgentBill, { ...proof(), billId }),
    await platform.call(member, forfeitBonus, { requestId: randomUUID(), id: 999_999 }),
    await platform.call(member, claimPromotion, { id: 'gift' }),
    await platform.call(member, claimReward, { kind: 'mission', id: '999999' }),
  ];

  expect(first).toMatchObject({ ok: true });
  expect(await door.taken()).toBe(1);
  expect(refused.map((one) => !one.ok && one.refusal)).toEqual([
    'mall_sold_out',
    'mall_limit',
    'mall_item_changed',
    'agent_frozen',
    'insufficient_funds',
    'turnover_unmet',
    'not_found',
    'promotion_unknown',
    'mission_unknown',
  ]);
});

test('what several claim, redeem or give up at once is done once, and a repetition is answered again', async () => {
  const member = await newMember();
  await givePoints(member);
  await earn(member, 'gift');
  const wanted = { ...proof(), itemId: 'coins', quantity: 1, pricePoints: 100 };

  const claims = await Promise.all(
    Array.from({ length: 5 }, () => platform.call(member, claimPromotion, { id: 'gift' })),
  );
  const orders = await Promise.all(
    Array.from({ length: 5 }, () => platform.call(member, redeemItem, wanted)),
  );

  expect(claims).toEqual(claims.map(() => claims[0]));
  expect(claims[0]).toMatchObject({ value: { status: 'claimed', amountMinor: 333 } });
  expect(orders).toEqual(orders.map(() => orders[0]));
  expect(orders[0]).toMatchObject({ value: { amountMinor: 500, state: 'COMPLETED' } });
});
