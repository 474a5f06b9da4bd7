import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { runRaces } from '#platform/money/races/run-races.ts';
import {
  type ContestFixture,
  contestMerchant,
  missionSet,
  type PlayedBet,
  race,
  startContestFixture,
} from '../support/contests.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { inProof, proofSeed } from '../support/proof.ts';

let here: ContestFixture;
const BUDGET = 2000;
const POINT = 10_000;
const LEAST = 10_000;

beforeAll(async () => {
  here = await startContestFixture([
    contestMerchant('alpha', {
      set: [
        missionSet([
          { id: 'rounds', metric: 'rounds' },
          { id: 'bets', metric: 'validBet', target: 40_000, window: 'week' },
          { id: 'games', metric: 'games', target: 2, gameTypes: ['RNG'], window: 'month' },
        ]),
      ],
      poor: [missionSet([{ id: 'poor', metric: 'rounds', target: 2 }], { budgetMinor: BUDGET })],
      run: [race({ leastMinor: LEAST, prizesMinor: [500, 300, 200] })],
    }),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      who: fc.nat(2),
      stakeMinor: fc.constantFrom(3000, 10_000, 15_000, 20_000),
      // A stake that comes back whole is no valid bet.
      push: fc.integer({ min: 0, max: 5 }).map((each) => each === 0),
      nodeId: fc.constantFrom(1, 2),
      gameType: fc.constantFrom('RNG' as const, 'LIVE' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ undo: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ claim: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.constant('follow' as const) },
);

interface Counted {
  id: number;
  memberId: number;
  nodeId: number;
  gameType: string;
  validMinor: number;
}

/** All bets that are settled and not taken back, in the order of their ends. */
const readBets = async (members: readonly OpenedMember[]): Promise<Counted[]> => {
  const { rows } = await sql<Counted>`select id, member_id, node_id, game_type, valid_minor from bet
    where status = 'settled' and member_id = any(${members.map((each) => each.memberId)})
    order by settled_at, id`.execute(here.database);
  return rows;
};

/** How far the missions are, counted from nothing. */
const recount = (bets: readonly Counted[]) => ({
  rounds: bets.length,
  poor: bets.length,
  bets: bets.reduce((sum, { validMinor }) => sum + validMinor, 0),
  games: new Set(bets.filter(({ gameType }) => gameType === 'RNG').map(({ nodeId }) => nodeId))
    .size,
});

/** The places of a race, counted from nothing: walks over the bets and notes who reached how many points when. */
const rank = (bets: readonly Counted[]): { memberId: number; points: number }[] => {
  const sums = new Map<number, number>();
  const reached = new Map<number, number>();
  for (const [moment, { memberId, validMinor }] of bets.entries()) {
    const before = sums.get(memberId) ?? 0;
    sums.set(memberId, before + validMinor);
    if (Math.floor((before + validMinor) / POINT) > Math.floor(before / POINT))
      reached.set(memberId, moment);
  }
  const points = (memberId: number) => Math.floor((sums.get(memberId) ?? 0) / POINT);
  return [...sums.keys()]
    .filter((memberId) => (sums.get(memberId) ?? 0) >= LEAST)
    .toSorted(
      (one, other) =>
        points(other) - points(one) || (reached.get(one) ?? 0) - (reached.get(other) ?? 0),
    )
    .map((memberId) => ({ memberId, points: points(memberId) }));
};

const act = async (
  each: Exclude<typeof step extends fc.Arbitrary<infer One> ? One : never, 'follow'>,
  members: readonly OpenedMember[],
  played: PlayedBet[],
): Promise<void> => {
  if ('undo' in each) {
    const bet = played[each.undo];
    if (bet) await here.takeBack(bet);
    return;
  }
  const member = members['claim' in each ? each.claim : each.who] as OpenedMember;
  if ('claim' in each) {
    const all = await here.missionsOf(member);
    const [open] = all.filter(({ awardId }) => awardId !== null);
    if (open) await here.claim(member, open.awardId);
    return;
  }
  const { stakeMinor, push, nodeId, gameType } = each;
  const payoutMinor = push ? stakeMinor : 0;
  played.push(await here.play(member, { stakeMinor, payoutMinor, nodeId, gameType }));
};

/** What is kept in a budget is the sum of what was awarded or put up as prizes. */
const expectBudgets = async () => {
  const { rows } = await sql<{ id: string; kept: number; given: number }>`
    select s.promotion_id as id, s.committed_minor as kept, coalesce((select sum(a.amount_minor)
        from mission_award a where a.set_id = s.promotion_id and a.state <> 'EXPIRED'), 0)::bigint as given
      from promotion_state s where s.promotion_id in ('set', 'poor')`.execute(here.database);
  for (const { id, kept, given } of rows) {
    expect(kept).toBe(given);
    if (id === 'poor') expect(kept).toBeLessThanOrEqual(BUDGET);
  }
};

test('in whatever order: missions, budgets and prizes are what an independent count says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      await sql`update race set starts_at = starts_at - interval '1 year' - make_interval(mins => id::int),
        ends_at = now() - interval '1 year' where promotion_id = 'run'`.execute(here.database);
      await sql`delete from race_score`.execute(here.database);
      await runRaces(here.database, 0);
      await sql`update race set starts_at = now() where state = 'RUNNING' and ends_at > now()`.execute(
        here.database,
      );
      const members = await Promise.all([here.newMember(), here.newMember(), here.newMember()]);
      const played: PlayedBet[] = [];
      for (const each of steps)
        await (each === 'follow' ? here.follow() : act(each, members, played));
      await here.follow();
      await here.follow();

      const bets = await readBets(members);
      for (const member of members) {
        const wanted = recount(bets.filter(({ memberId }) => memberId === member.memberId));
        for (const { id, progress, state, target } of await here.missionsOf(member)) {
          const done = wanted[id as keyof typeof wanted];
          if (state === 'open' || state === 'full') expect([id, progress]).toEqual([id, done]);
          if (state === 'open') expect(done).toBeLessThan(target);
          if (state === 'claimable') expect(done).toBeGreaterThanOrEqual(target);
        }
      }
      await expectBudgets();

      await here.endRace('run');
      await here.follow();
      await Promise.all([runRaces(here.database, 0), runRaces(here.database, 0)]);
      const { rows } = await sql<{ memberId: number; points: number; amountMinor: number }>`
        select p.member_id, p.points, p.amount_minor from race_prize p join race r on r.id = p.race_id
          where r.decided_at is not null and p.member_id = any(${members.map((each) => each.memberId)})
          order by p.rank`.execute(here.database);
      expect(rows.map(({ memberId, points }) => ({ memberId, points }))).toEqual(
        rank(bets).slice(0, 3),
      );
      expect(rows.map(({ amountMinor }) => amountMinor)).toEqual(
        [500, 300, 200].slice(0, rows.length),
      );
    }),
    { numRuns: inProof(8, 100), seed: proofSeed },
  );
}, 300_000);
