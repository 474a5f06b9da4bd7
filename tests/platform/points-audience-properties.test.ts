import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PromotionAudience } from '#generated/merchant-content.ts';
import { filterMeant } from '#platform/people/access/audience.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { playRound } from '../support/money.ts';
import {
  type AudienceFixture,
  audienceMerchant,
  startAudienceFixture,
} from '../support/points-audiences.ts';

const MICRO = 1_000_000n;
const BOUND = 20;
const GOLD: PromotionAudience = { ranks: ['gold'] };

let here: AudienceFixture;

beforeAll(async () => {
  const north: PromotionAudience = { countries: ['SE'] };
  here = await startAudienceFixture(
    audienceMerchant('alpha', {
      gold: [GOLD, { times: 3, mostPoints: 1_000_000_000, budgetPoints: 1_000_000_000 }],
      north: [north, { mostPoints: BOUND, budgetPoints: 1_000_000_000 }],
    }),
  );
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
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('void' as const), which: fc.nat(12) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('rank' as const),
      who,
      rank: fc.constantFrom('gold', 'bronze'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      who,
      country: fc.constantFrom('SE', 'DE'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      audience: fc.constantFrom<PromotionAudience | null>(GOLD, { ranks: ['bronze'] }, null),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('follow' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Played {
  member: OpenedMember;
  transactionId: string;
  /** What it earns by itself, in millionths of a hundredth. */
  micro: bigint;
  /** For whom each promotion was when it was settled. */
  audiences: Record<string, PromotionAudience | null>;
  /** The promotions that were for its member when it was counted; undefined until then. */
  meantBy: ReadonlySet<string> | undefined;
  isVoid: boolean;
}

/** A world of its own members, with a plain reckoning beside it. */
const openWorld = async () => {
  const members = [await here.newMember(), await here.newMember(), await here.newMember()];
  const bets: Played[] = [];
  const audiences: Played['audiences'] = { gold: GOLD, north: { countries: ['SE'] } };
  const memberOf = (at: number) => members[at] as OpenedMember;

  const isMeant = async ({ memberId }: OpenedMember, audience: PromotionAudience | null) => {
    const { database, merchant } = here;
    const asked = { audience, at: new Date() };
    return (await filterMeant(database, merchant.id, [memberId], asked)).length > 0;
  };

  const follow = async () => {
    for (const bet of bets.filter(({ meantBy }) => meantBy === undefined)) {
      const meantBy = new Set<string>();
      for (const [id, audience] of Object.entries(bet.audiences))
        if (await isMeant(bet.member, audience)) meantBy.add(id);
      bet.meantBy = meantBy;
    }
    await here.follow();
  };

  const takeBack = async (which: number) => {
    const bet = bets[which];
    if (!bet) return;
    await here.takeBack(bet.member, bet.transactionId);
    bet.isVoid = true;
  };

  const run = async (one: Step): Promise<void> => {
    if (one.do === 'follow') return follow();
    if (one.do === 'void') return takeBack(one.which);
    if (one.do === 'rank') return here.setRank(memberOf(one.who), one.rank);
    if (one.do === 'move') return here.setCountry(memberOf(one.who), one.country);
    if (one.do === 'import') {
      audiences.gold = one.audience;
      return here.setAudience('gold', one.audience);
    }
    const member = memberOf(one.who);
    const round = { stakeMinor: one.stake };
    const transactionId = await playRound(here.database, here.merchant, member.memberId, round);
    const micro = BigInt(one.stake) * MICRO;
    const facts = { member, transactionId, micro, audiences: { ...audiences } };
    bets.push({ ...facts, meantBy: undefined, isVoid: false });
  };
  await here.setAudience('gold', GOLD);
  return { members, bets, run, follow };
};

const sum = (bets: readonly Played[]): bigint => bets.reduce((all, { micro }) => all + micro, 0n);

test('in whatever order members come and go: what is taken back is what was given', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      const { members, bets, run, follow } = await openWorld();
      for (const one of steps) await run(one);
      await follow();

      const check = async () => {
        for (const member of members) {
          const own = bets.filter((bet) => bet.member === member && !bet.isVoid);
          const meant = (id: string) => sum(own.filter(({ meantBy }) => meantBy?.has(id)));
          const [gold, north] = [
            await here.shareOf('gold', member),
            await here.shareOf('north', member),
          ];
          expect(gold).toEqual({ wanted: 2n * meant('gold'), given: 2n * meant('gold') });
          const most = BigInt(BOUND) * 100n * MICRO;
          const asked = meant('north');
          expect(north).toEqual({ wanted: asked, given: asked < most ? asked : most });
          const { balance, owed } = await here.points(member);
          expect(balance - owed).toBe(Number((sum(own) + gold.given + north.given) / MICRO));
        }
      };
      await check();
      // Everybody leaves, and every bet is taken back: nothing is left.
      for (const member of members) {
        await here.setRank(member, 'bronze');
        await here.setCountry(member, 'DE');
      }
      for (const at of bets.keys()) if (!bets[at]?.isVoid) await run({ do: 'void', which: at });
      await follow();
      await check();
      for (const member of members)
        expect(await here.points(member)).toEqual({ balance: 0, owed: 0, earned: 0 });
    }),
    { numRuns: 12 },
  );
});
