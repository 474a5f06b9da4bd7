import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unreadCount } from '#api/inbox.ts';
import { rewards } from '#api/rewards.ts';
import { lookForClaimable } from '#platform/app/rewards/look-for-claimable.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { OpenedMember } from '../support/members.ts';
import { contestMerchant, missionSet } from '../support/contests.ts';
import { inProof } from '../support/proof.ts';
import { rank, rankMerchant, type RankFixture, startRankFixture } from '../support/ranks.ts';
import { yearsAgo } from '../support/years-ago.ts';

let here: RankFixture;

beforeAll(async () => {
  const gift = { bonusMinor: 100, points: 0 };
  const ladder = [
    rank('bronze', 0),
    rank('silver', 100, { levelUp: gift, monthly: gift, birthday: gift }),
  ];
  const { config } = rankMerchant('alpha', { steps: ladder });
  // No job ends between the two looks what was due.
  here = await startRankFixture(
    [
      contestMerchant(
        'alpha',
        {
          here: [
            missionSet([
              { id: 'today', metric: 'signInDays', target: 1 },
              { id: 'rounds', metric: 'rounds', target: 2 },
              { id: 'profile', metric: 'profileSteps', target: 1, window: 'once' },
            ]),
          ],
        },
        config,
      ),
    ],
    { jobs: false },
  );
});

afterAll(() => here.platform.close());

/** What may stand in the rows of one member; hours are from now. */
const world = fc.record({
  points: fc.constantFrom(0, 60, 120),
  isAgeVerified: fc.boolean(),
  breakHours: fc.option(fc.constantFrom(-900, -24, 24)),
  entries: fc.array(
    fc.record({
      kind: fc.constantFrom(
        'signUpReward',
        'freeStake',
        'depositMatch',
        'dailyMatch',
        'application',
      ),
      state: fc.constantFrom('JOINED', 'CLAIMABLE', 'EXPIRED', 'CANCELLED'),
      dueHours: fc.constantFrom(-1, 1),
    }),
    { maxLength: 4 },
  ),
  awards: fc.array(fc.constantFrom('CLAIMABLE', 'CLAIMED', 'EXPIRED'), { maxLength: 3 }),
  prizes: fc.array(
    fc.record({
      state: fc.constantFrom('CLAIMABLE', 'PAID', 'EXPIRED'),
      decidedDays: fc.constantFrom(1, 89, 91),
    }),
    { maxLength: 3 },
  ),
  raffles: fc.array(fc.array(fc.boolean(), { maxLength: 3 }), { maxLength: 2 }),
  referrals: fc.array(fc.constantFrom('LOCKED', 'CLAIMABLE', 'CANCELLED'), { maxLength: 3 }),
  rounds: fc.array(
    fc.record({
      state: fc.constantFrom('ANNOUNCED', 'OPEN'),
      opensHours: fc.constantFrom(-2, 1),
      closesHours: fc.constantFrom(-1, 2),
      isLeft: fc.boolean(),
      isTaken: fc.boolean(),
      country: fc.constantFrom(null, 'SE', 'MM'),
    }),
    { maxLength: 2 },
  ),
});

type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

let made = 0;

/** Writes rows for a member, each of a promotion of its own. */
const make = async (member: OpenedMember, asked: World): Promise<void> => {
  const { database } = here;
  const { merchantId, memberId } = member;
  const promotion = async (): Promise<string> => {
    made += 1;
    await sql`insert into promotion_state (merchant_id, promotion_id)
      values (${merchantId}, ${`made${made}`})`.execute(database);
    return `made${made}`;
  };
  const title = JSON.stringify({ en: 'made' });
  if (asked.points > 0) await here.earn(member, asked.points);
  await sql`insert into protection_choice (merchant_id, member_id, age_verified_at, cool_off_until)
    values (${merchantId}, ${memberId}, ${asked.isAgeVerified ? new Date() : null},
      now() + make_interval(hours => ${asked.breakHours}))`.execute(database);
  for (const { kind, state, dueHours } of asked.entries)
    await sql`insert into promotion_entry (merchant_id, promotion_id, member_id, kind, terms, title, state,
        reserved_minor, address, due_at, ended_at)
      values (${merchantId}, ${await promotion()}, ${memberId}, ${kind}, ${JSON.stringify({ kind })}::jsonb,
        ${title}::jsonb, ${state}, 100, '198.51.100.1', now() + make_interval(hours => ${dueHours}),
        ${state === 'JOINED' || state === 'CLAIMABLE' ? null : new Date()})`.execute(database);
  for (const [at, state] of asked.awards.entries())
    await sql`insert into mission_award (merchant_id, member_id, set_id, mission_id, window_from, metric,
        time_window, target, bonus_title, amount_minor, budgeted, state, claim_until, ended_at)
      values (${merchantId}, ${memberId}, 'gone', ${`m${at}`}, '2000-01-01', 'rounds', 'once', 1,
        ${title}::jsonb, 100, false, ${state}, now(), ${state === 'CLAIMABLE' ? null : new Date()})`.execute(
      database,
    );
  for (const { state, decidedDays } of asked.prizes)
    await sql`
      with held as (
        insert into race (merchant_id, promotion_id, title, currency, point_minor, least_minor, prizes_minor,
            turnover, starts_at, ends_at, state, decided_at)
          values (${merchantId}, ${await promotion()}, ${title}::jsonb, 'MMK', 1, 1, '{100}', 1,
            now() - interval '200 days', now() - interval '100 days', 'DECIDED',
            now() - make_interval(days => ${decidedDays}))
          returning id
      )
      insert into race_prize (merchant_id, race_id, rank, member_id, points, amount_minor, state, claim_until,
          ended_at)
        select ${merchantId}, id, 1, ${memberId}, 1, 100, ${state}, now(),
          ${state === 'CLAIMABLE' ? null : new Date()} from held`.execute(database);
  for (const claimed of asked.raffles) await makeRaffle(member, await promotion(), claimed);
  for (const state of asked.referrals) await makeReferral(member, state);
  for (const round of asked.rounds) await makeRound(member, await promotion(), round);
};

const makeRaffle = async (
  { merchantId, memberId }: OpenedMember,
  id: string,
  claimed: readonly boolean[],
): Promise<void> => {
  await sql`insert into raffle (merchant_id, promotion_id, title, currency, source, step_minor, most_tickets,
      prizes, prizes_minor, turnover, starts_at, ends_at, closes_at, state, server_seed, commit_hash, list_hash,
      beacon_round, client_seed, ended_at)
    values (${merchantId}, ${id}, '{"en":"made"}', 'MMK', 'deposits', 100, 10, '[]', 100, 1,
      now() - interval '9 days', now() - interval '8 days', now() - interval '8 days', 'DRAWN', 's', 'c', 'l', 1,
      'x', now())`.execute(here.database);
  await sql`insert into raffle_entry (merchant_id, promotion_id, member_id, counted_minor)
    values (${merchantId}, ${id}, ${memberId}, 500)`.execute(here.database);
  for (const [at, isClaimed] of claimed.entries())
    await sql`insert into raffle_prize (merchant_id, promotion_id, seq, ticket, member_id, amount_minor, claimed_at)
      values (${merchantId}, ${id}, ${at}, ${at}, ${memberId}, 100, ${isClaimed ? new Date() : null})`.execute(
      here.database,
    );
};

const makeReferral = async (
  { merchantId, memberId }: OpenedMember,
  state: 'LOCKED' | 'CLAIMABLE' | 'CANCELLED',
): Promise<void> => {
  const friend = await here.newMember();
  const isOver = state === 'CANCELLED';
  await sql`insert into referral (merchant_id, friend_id, inviter_id, terms)
    values (${merchantId}, ${friend.memberId}, ${memberId}, '{}')`.execute(here.database);
  await sql`insert into referral_reward (merchant_id, friend_id, member_id, party, stage, amount_minor, turnover,
      state, reason, unlocks_at, ended_at)
    values (${merchantId}, ${friend.memberId}, ${memberId}, 'inviter', 'deposit', 100, 1, ${state},
      ${isOver ? 'month' : null}, now(), ${isOver ? new Date() : null})`.execute(here.database);
};

const makeRound = async (
  { merchantId, memberId }: OpenedMember,
  id: string,
  { state, opensHours, closesHours, isLeft, isTaken, country }: World['rounds'][number],
): Promise<void> => {
  const audience = country && JSON.stringify({ countries: [country] });
  const { rows } = await sql<{ id: number }>`
    insert into red_envelope_round (merchant_id, promotion_id, title, audience, currency, pool_minor, count,
        least_minor, turnover, budget_minor, state, opens_at, closes_at)
      values (${merchantId}, ${id}, '{"en":"made"}', ${audience}::jsonb, 'MMK', 200, 2, 1, 1, 200, ${state},
        now() + make_interval(hours => ${opensHours}),
        now() + make_interval(hours => greatest(${opensHours}::int, ${closesHours}::int)))
      returning id`.execute(here.database);
  const other = await here.newMember();
  const takers = [
    isTaken ? memberId : other.memberId,
    isLeft ? null : isTaken ? other.memberId : null,
  ];
  for (const [seq, taker] of takers.entries())
    await sql`insert into red_envelope (merchant_id, round_id, seq, amount_minor, member_id, claimed_at, returned_at)
      values (${merchantId}, ${rows[0]?.id}, ${seq}, 100, ${taker}, ${taker === null ? null : new Date()},
        ${taker === null && !isLeft ? new Date() : null})`.execute(here.database);
};

const look = ({ memberId }: OpenedMember) =>
  lookForClaimable(here.platform.database, here.merchant, { memberId, language: 'en' });

const nameOf = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`;

test('whatever stands in the rows, a badge says as many as its list shows, and who claims all gets just those', async () => {
  await fc.assert(
    fc.asyncProperty(world, async (asked) => {
      const member = await here.newMember({ profile: { birthday: yearsAgo(30) } });
      await make(member, asked);

      // Counted first: the list writes down what was reached without a bet.
      const counted = await here.platform.call(member, unreadCount);
      const looked = await look(member);
      const listed = await here.platform.call(member, rewards, { language: 'en' });
      const again = await look(member);

      if (!counted.ok || !listed.ok) throw new Error(JSON.stringify([counted, listed]));
      const claimable = listed.value.filter(({ state }) => state === 'claimable');
      const contests = claimable.filter(({ kind }) => kind === 'mission' || kind === 'race');
      expect(counted.value.pages).toMatchObject({
        rewardCenter: claimable.length,
        missionLeaderboard: contests.length,
      });
      expect(again?.map(nameOf)).toEqual(claimable.map(nameOf));
      // Of whom nothing is offered the country was not looked for before the list.
      if (looked || asked.breakHours !== 24) expect(looked).toEqual(again);
    }),
    { numRuns: inProof(25, 200) },
  );
});
