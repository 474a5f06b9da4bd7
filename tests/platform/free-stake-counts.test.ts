import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#catalogue/catalogue.ts';
import { sql } from '#platform/base/database/sql.ts';
import { grantFreeStake } from '#platform/money/bonuses/grant-free-stake.ts';
import { runRaces } from '#platform/money/races/run-races.ts';
import { readPoints } from '#platform/money/points/read-points.ts';
import { addTurnover } from '#platform/money/turnover/add-turnover.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { missionsFollower } from '#platform/play/contests/missions-follower.ts';
import { racesFollower } from '#platform/play/contests/races-follower.ts';
import { pointsFollower } from '#platform/play/points/follow-points.ts';
import { followUntilNow } from '../support/follow-until-now.ts';
import { contestMerchant, missionSet, race, startContestFixture } from '../support/contests.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { inProof } from '../support/proof.ts';

const game = catalogue.find(({ gameType }) => gameType === 'LIVE');
if (!game) throw new Error('the catalogue has no live table');

const brand = contestMerchant(
  'alpha',
  {
    runs: [missionSet([{ id: 'bets', metric: 'validBet', target: 1_000_000 }])],
    track: [race()],
  },
  {
    points: { enabled: true, perAmount: 1 },
    categories: [{ type: 'LIVE', vendors: [game.vendor] }],
  },
);

type Fixture = Awaited<ReturnType<typeof startContestFixture>>;

let here: Fixture;
let count = 0;

beforeAll(async () => {
  here = await startContestFixture([brand]);
  await runRaces(here.database);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const follow = async (): Promise<void> => {
  const log = {
    error: (facts: unknown) => void Promise.reject(new Error(JSON.stringify(facts))),
  };
  const followers = [pointsFollower, missionsFollower, racesFollower];
  await followUntilNow({ database: here.database, log }, followers);
};

/** Somebody with cash and an open turnover, with a free stake or without. */
const newMember = async (withStake: boolean): Promise<OpenedMember> => {
  const member = await here.newMember();
  const { memberId } = member;
  await here.database.transaction().execute(async (tx) => {
    await addTurnover(tx, here.merchant, {
      memberId,
      kind: 'deposit',
      ref: `in ${memberId}`,
      amountMinor: 1_000_000,
    });
    if (!withStake) return;
    const granted = await grantFreeStake(tx, here.merchant, {
      memberId,
      amountMinor: 500,
      key: `free ${memberId}`,
      title: { en: 'Free' },
      games: [game.gameCode],
      turnover: 3,
      mostMinor: 2000,
    });
    if (!granted.ok) throw new Error(granted.code);
  });
  return member;
};

/** What the bets of a member have come to, everywhere. */
const earnedBy = async (member: OpenedMember) => {
  const { memberId } = member;
  const { rows } = await sql<{ turnover: number; valid: number; race: number }>`
    select (select coalesce(sum(done_minor), 0)::bigint from turnover_item
        where merchant_id = ${here.merchant.id} and member_id = ${memberId}) as turnover,
      (select coalesce(sum(valid_minor), 0)::bigint from bet
        where merchant_id = ${here.merchant.id} and member_id = ${memberId}
          and status = 'settled') as valid,
      (select coalesce(sum(valid_minor), 0)::bigint from race_score
        where merchant_id = ${here.merchant.id} and member_id = ${memberId}) as race`.execute(
    here.database,
  );
  return {
    ...rows[0],
    points: (await readPoints(here.database, here.merchant.id, memberId)).balance,
    mission: (await here.mission(member, 'bets'))?.progress,
  };
};

const event = fc.record({
  what: fc.constantFrom('place', 'settle', 'settle', 'void', 'follow'),
  pick: fc.nat(5),
  stake: fc.integer({ min: 1, max: 400 }),
  times: fc.constantFrom(0, 1, 2, 9),
});

test('a bet with a free stake counts as one with cash does: points, turnover, missions and races, whatever the order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 14 }), async (events) => {
      const pair = [await newMember(true), await newMember(false)];
      const stakes: number[] = [];
      const first = count;
      for (const { what, pick, stake, times } of events) {
        if (what === 'follow') await follow();
        if (what === 'place') stakes.push(stake);
        const bet = what === 'place' ? stakes.length - 1 : pick % Math.max(1, stakes.length);
        const stakeMinor = stakes[bet];
        if (stakeMinor === undefined || what === 'follow') continue;
        for (const { memberId } of pair) {
          const name = {
            memberId,
            vendorCode: 'TESTER',
            transactionId: `${first} ${bet} ${memberId}`,
          };
          if (what === 'place')
            await placeBet(here.database, here.merchant, {
              ...name,
              gameType: 'LIVE',
              nodeId: game.nodeId,
              stakeMinor,
            });
          else if (what === 'settle')
            await settleBet(here.database, here.merchant, {
              ...name,
              payoutMinor: stakeMinor * times,
            });
          else await voidBet(here.database, here.merchant, name);
        }
      }
      count += 1;
      await follow();

      const [free, cash] = await Promise.all(pair.map(earnedBy));

      expect(free).toEqual(cash);
      const { valid = 0 } = free ?? {};
      expect(free).toMatchObject({ turnover: valid, mission: valid, race: valid });
      // Half a point for 1.00 on live tables, cut to hundredths.
      expect(free?.points ?? 0).toBeGreaterThanOrEqual(Math.floor(valid / 2) - stakes.length);
    }),
    { numRuns: inProof(8, 60) },
  );
}, 120_000);
