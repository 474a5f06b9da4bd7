import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameType } from '#generated/merchant-config.ts';
import { sql } from '#platform/base/database/sql.ts';
import { movePoints } from '#platform/money/points/move-points.ts';
import { syncPointsRules } from '#platform/money/points/sync-points-rules.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { playRound } from '../support/money.ts';
import {
  multiplier,
  type PointsFixture,
  pointsMerchant,
  startPointsFixture,
} from '../support/points.ts';

const MEMBER_MOST = 40;
const TOTAL_MOST = 90;
const MICRO = 1_000_000n;

let here: PointsFixture;

beforeAll(async () => {
  const double = multiplier({ mostPoints: MEMBER_MOST, budgetPoints: TOTAL_MOST });
  here = await startPointsFixture([pointsMerchant('alpha', { double: [double] })]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  expect(here.failures).toEqual([]);
  await here.platform.close();
});

const who = fc.nat(2);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      who,
      stake: fc.integer({ min: 1, max: 3000 }),
      payout: fc.integer({ min: 0, max: 4000 }),
      type: fc.constantFrom<GameType>('RNG', 'LIVE', 'SPORTS'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('void' as const), which: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('spend' as const),
      who,
      points: fc.integer({ min: 1, max: 3000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('giveBack' as const), which: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rule' as const),
      per: fc.constantFrom(1, 3, 7),
      live: fc.constantFrom(0, 50, 33),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('follow' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Played {
  member: OpenedMember;
  transactionId: string;
  /** What it earns by the rule of its time, in millionths of a hundredth. */
  micro: bigint;
  isMultiplied: boolean;
  isVoid: boolean;
}

/** A world of its own members, with a plain reckoning beside it. */
const openWorld = async () => {
  const members = [await here.newMember(), await here.newMember(), await here.newMember()];
  const bets: Played[] = [];
  const orders: { member: OpenedMember; points: number; isBack: boolean }[] = [];
  const moved = new Map(members.map((member) => [member.memberId, 0]));
  let rule = { per: 1, live: 50 };

  const bet = async (one: Extract<Step, { do: 'bet' }>) => {
    const member = members[one.who] as OpenedMember;
    const { stake: stakeMinor, payout: payoutMinor, type: gameType } = one;
    const { merchant, database } = here;
    const round = { stakeMinor, payoutMinor, gameType };
    const transactionId = await playRound(database, merchant, member.memberId, round);
    const valid = BigInt(Math.min(stakeMinor, Math.abs(payoutMinor - stakeMinor)));
    const weight = BigInt(gameType === 'LIVE' ? rule.live : 100);
    const micro = (valid * weight * MICRO) / BigInt(rule.per * 100);
    const isMultiplied = gameType === 'RNG';
    bets.push({ member, transactionId, micro, isMultiplied, isVoid: false });
  };

  const takeBack = async (which: number) => {
    const chosen = bets[which];
    if (!chosen) return;
    const { member, transactionId } = chosen;
    const name = { memberId: member.memberId, vendorCode: 'TESTER', transactionId };
    const outcome = await voidBet(here.database, here.merchant, name);
    if (!outcome.ok) throw new Error(outcome.code);
    chosen.isVoid = true;
  };

  const move = async (member: OpenedMember, points: number, order: number, isBack: boolean) => {
    const { merchantId, memberId } = member;
    const reason = isBack ? ('givenBack' as const) : ('redeemed' as const);
    const key = `${reason} ${members[0]?.memberId} ${order}`;
    // Twice: the second time does nothing.
    for (const expected of [false, true]) {
      const done = await here.database
        .transaction()
        .execute((tx) => movePoints(tx, { merchantId, memberId, reason, key, points }));
      expect(done.replay).toBe(expected);
    }
    moved.set(memberId, (moved.get(memberId) ?? 0) + (isBack ? points : -points));
  };

  const spend = async ({ who: index, points }: Extract<Step, { do: 'spend' }>) => {
    const member = members[index] as OpenedMember;
    const { balance } = await here.points(member);
    if (balance < points) return;
    orders.push({ member, points, isBack: false });
    await move(member, points, orders.length, false);
  };

  const giveBack = async (which: number) => {
    const order = orders[which];
    if (!order || order.isBack) return;
    order.isBack = true;
    await move(order.member, order.points, which + 1, true);
  };

  const change = async ({ per, live }: Extract<Step, { do: 'rule' }>) => {
    rule = { per, live };
    const { config } = here.merchant;
    const points = {
      ...config.points,
      perAmount: per,
      weights: { ...config.points.weights, LIVE: live },
    };
    await here.database
      .transaction()
      .execute((tx) => syncPointsRules(tx, { ...here.merchant, config: { ...config, points } }));
  };

  const run = async (one: Step): Promise<void> => {
    if (one.do === 'bet') await bet(one);
    else if (one.do === 'void') await takeBack(one.which);
    else if (one.do === 'spend') await spend(one);
    else if (one.do === 'giveBack') await giveBack(one.which);
    else if (one.do === 'rule') await change(one);
    else await here.follow();
  };
  await change({ do: 'rule', per: 1, live: 50 });
  return { members, bets, moved, run };
};

const sum = (bets: readonly Played[]): bigint => bets.reduce((all, { micro }) => all + micro, 0n);

const readShare = async ({ memberId }: OpenedMember) => {
  const { rows } = await sql<{ wanted: string; given: string }>`
    select wanted_micro::text as wanted, given_micro::text as given from points_share
      where merchant_id = ${here.merchant.id} and member_id = ${memberId}`.execute(here.database);
  const [{ wanted, given } = { wanted: '0', given: '0' }] = rows;
  return { wanted: BigInt(wanted), given: BigInt(given) };
};

test('in whatever order: points are what the settled bets say, and no bound is passed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await sql`update points_promotion set given_micro = 0`.execute(here.database);
      const { members, bets, moved, run } = await openWorld();
      for (const one of steps) await run(one);
      await here.follow();
      await here.follow();

      let givenToAll = 0n;
      for (const member of members) {
        const own = bets.filter((bet) => bet.member === member && !bet.isVoid);
        const { wanted, given } = await readShare(member);
        expect(wanted).toBe(sum(own.filter(({ isMultiplied }) => isMultiplied)));
        expect(given <= wanted && given <= BigInt(MEMBER_MOST) * 100n * MICRO).toBe(true);
        givenToAll += given;

        const { balance, owed, earned } = await here.points(member);
        expect(earned).toBe(Number((sum(own) + given) / MICRO));
        expect(balance - owed).toBe(earned + (moved.get(member.memberId) ?? 0));
        expect(balance === 0 || owed === 0).toBe(true);
      }
      expect(givenToAll <= BigInt(TOTAL_MOST) * 100n * MICRO).toBe(true);
      expect(await here.given('double')).toBe(Number(givenToAll / MICRO));
    }),
    { numRuns: 12 },
  );
});
