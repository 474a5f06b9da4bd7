import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeposit } from '#api/deposits.ts';
import { claimMission } from '#api/missions.ts';
import { convertPoints } from '#api/points.ts';
import {
  balance,
  downlineTransfer,
  transferFund,
  uplineTransfer,
  walletTransfer,
} from '#api/wallet.ts';
import { requestWithdrawal } from '#api/withdrawals.ts';
import { sql } from '#platform/base/database/sql.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { openBankAccount } from '../../scripts/bench/platform/open-bank-account.ts';
import { bankChannel } from '../support/deposits.ts';
import { goBothWays } from '../support/both-ways.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { readMoneyTraces } from '../support/money-traces.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { openPayer, watchShortWay } from '../support/short-ways.ts';

/* The usual case of members' money calls is done by one function of the database, all others by the platform's own rules. */
const PASSWORD = '482913';
let platform: TestPlatform;
let door: Awaited<ReturnType<typeof watchShortWay>>;
let paymentPasswordHash: string;
let people = 0;

beforeAll(async () => {
  paymentPasswordHash = await hashPassword(PASSWORD);
  platform = await startTestPlatform(
    [
      buildMerchant('alpha', {
        flags: { AGENTPOLICY3: true },
        categories: [{ type: 'RNG', vendors: ['MOONFERRY', 'TAMARIND'] }],
        payments: {
          walletMode: 'transfer',
          channels: [bankChannel],
          transfers: { permitted: true, minimumMinor: 100, maximumMinor: 5000 },
        },
        withdrawals: {
          minimumMinor: 100,
          maximumMinor: 5000,
          dailyMaximumMinor: 6000,
          dailyCount: 3,
        },
        points: { enabled: true, conversion: { pointsPerUnit: 100, leastPoints: 1 } },
      }),
    ],
    // A job that holds a member's row for a moment would send that call the long way.
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

/** An agent, and a member below. */
const newPair = async () => {
  const agent = await newMember({ type: 1 });
  return { agent, child: await newMember({ uplineId: agent.memberId }) };
};

/** Points for a member, out of nowhere. */
const givePoints = ({ merchantId, memberId }: OpenedMember) =>
  sql`select move_points(${merchantId}, ${memberId}, 'granted', ${randomUUID()}, 50_000, null)`.execute(
    platform.database,
  );

/** A mission that a member has reached; null points: a bonus. */
const reach = async ({ merchantId, memberId }: OpenedMember, points: number | null) => {
  const { rows } = await sql<{ id: number }>`
    insert into mission_award (merchant_id, member_id, set_id, mission_id, window_from, metric, time_window, target,
        bonus_title, amount_minor, budgeted, claim_until, points, turnover)
      values (${merchantId}, ${memberId}, 'LOTTERY', ${randomUUID()}, '2000-01-01', 'rounds', 'once', 1, '{"en": "Gift"}',
        ${points === null ? 300 : 0}, false, now() + interval '7 days', ${points}, ${points === null ? 7 : null})
      returning id`.execute(platform.database);
  return rows[0]?.id ?? 0;
};

const proof = () => ({ requestId: randomUUID(), paymentPassword: PASSWORD });

/** Each call as somebody makes it for whom everything is as usual; answers those whose rows it changes. */
const usual = {
  'the money of one wallet': async () => {
    const member = await newMember();
    const fill = { requestId: randomUUID(), from: 'MAIN', to: 'MOONFERRY', amountMinor: 700 };
    await platform.call(member, walletTransfer, fill);
    const made = { requestId: randomUUID(), vendor: 'MOONFERRY' };
    return { parties: [member], answer: await platform.call(member, transferFund, made) };
  },
  'the money of no wallet': async () => {
    const member = await newMember();
    const made = { requestId: randomUUID() };
    return { parties: [member], answer: await platform.call(member, transferFund, made) };
  },
  'a gift to the upline': async () => {
    const { agent, child } = await newPair();
    const made = { ...proof(), amountMinor: 1500 };
    return { parties: [child, agent], answer: await platform.call(child, uplineTransfer, made) };
  },
  'a gift to a downline': async () => {
    const { agent, child } = await newPair();
    const made = { ...proof(), amountMinor: 1500, memberId: child.memberId };
    return { parties: [child, agent], answer: await platform.call(agent, downlineTransfer, made) };
  },
  'a withdrawal': async () => {
    const member = await newMember();
    const bankAccountId = await openBankAccount(platform.database, member);
    const made = { ...proof(), amountMinor: 2000, bankAccountId };
    const answer = await platform.call(member, requestWithdrawal, made);
    // Each is behind all former ones.
    await sql`update withdrawal set status = 'APPROVED'`.execute(platform.database);
    return { parties: [member], answer };
  },
  'points into cash': async () => {
    const member = await newMember();
    await givePoints(member);
    const made = { ...proof(), into: 'cash' as const, points: 10_050 };
    return { parties: [member], answer: await platform.call(member, convertPoints, made) };
  },
  'a deposit': async () => {
    const member = await newMember();
    const made = { requestId: randomUUID(), channelId: 'bank', amountMinor: 5000 };
    return { parties: [member], answer: await platform.call(member, createDeposit, made) };
  },
  'the points of a mission': async () => {
    const member = await newMember();
    const made = { awardId: await reach(member, 250) };
    return { parties: [member], answer: await platform.call(member, claimMission, made) };
  },
  'the bonus of a mission': async () => {
    const member = await newMember();
    const made = { awardId: await reach(member, null) };
    return { parties: [member], answer: await platform.call(member, claimMission, made) };
  },
};

test.for(Object.keys(usual) as (keyof typeof usual)[])(
  'both ways of %s leave the same behind, and answer the same',
  async (name) => {
    const { short, long, taken } = await goBothWays(platform, door, usual[name]);

    expect(taken).toEqual([1, 0]);
    expect(short).toEqual(long);
  },
);

test('of calls that come together each is answered by itself, and a bad one harms nobody', async () => {
  await door.taken();
  const pairs = await Promise.all(Array.from({ length: 8 }, newPair));
  const poor = await newPair();
  await sql`insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor, required_minor)
    values (${poor.child.merchantId}, ${poor.child.memberId}, 'deposit', ${randomUUID()}, 1, 1)`.execute(
    platform.database,
  );

  const outcomes = await Promise.all([
    ...pairs.map(({ child }) =>
      platform.call(child, uplineTransfer, { ...proof(), amountMinor: 1000 }),
    ),
    // Two who give to each other at once.
    ...pairs.map(({ agent, child }) =>
      platform.call(agent, downlineTransfer, {
        ...proof(),
        amountMinor: 500,
        memberId: child.memberId,
      }),
    ),
    platform.call(poor.child, uplineTransfer, { ...proof(), amountMinor: 1000 }),
    platform.call(poor.agent, downlineTransfer, {
      ...proof(),
      amountMinor: 500,
      memberId: pairs[0]?.child.memberId ?? 0,
    }),
  ]);

  const said = outcomes.map((outcome) => outcome.ok || outcome.refusal);
  // Whoever has just received something has to stake it before giving; who comes first is not known.
  for (const one of said.slice(0, 16)) expect([true, 'turnover_unmet']).toContain(one);
  expect(said.slice(0, 8).map((one, at) => one === true || said[8 + at] === true)).toEqual(
    Array<boolean>(8).fill(true),
  );
  expect(said.slice(16)).toEqual(['turnover_unmet', 'not_a_downline']);
});

test('the same request at the same moment is done once, and is refused with another input', async () => {
  const member = await newMember();
  await givePoints(member);
  const made = { ...proof(), into: 'cash' as const, points: 10_000 };

  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => platform.call(member, convertPoints, made)),
  );
  const other = await platform.call(member, convertPoints, { ...made, points: 20_000 });

  expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
  expect(outcomes[0]).toMatchObject({
    ok: true,
    value: { amountMinor: 100, balance: 40_000 },
  });
  expect(other).toMatchObject({ refusal: 'request_reused' });
  expect(await platform.call(member, balance)).toMatchObject({ value: { cashMinor: 10_100 } });
});

test('an award that several claim at once is given once', async () => {
  const member = await newMember();
  const awardId = await reach(member, 250);

  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => platform.call(member, claimMission, { awardId })),
  );

  expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
  const { points } = await readMoneyTraces(platform.database, member.memberId);
  expect(points).toMatchObject([{ reason: 'granted' }]);
});

test('whoever is held by somebody else goes the long way, and everybody is answered', async () => {
  const [held, free] = [await newMember(), await newMember()];
  const claimOf = async (member: OpenedMember) => {
    const awardId = await reach(member, 250);
    return () => platform.call(member, claimMission, { awardId });
  };
  const [claimHeld, claimFree] = [await claimOf(held), await claimOf(free)];
  const letGo = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = platform.database.transaction().execute(async (tx) => {
    await sql`select from member where id = ${held.memberId} for no key update`.execute(tx);
    isHeld.resolve();
    await letGo.promise;
  });
  await isHeld.promise;

  const waiting = claimHeld();
  expect(await claimFree()).toMatchObject({ ok: true });
  letGo.resolve();
  await holding;

  expect(await waiting).toMatchObject({ ok: true });
});
