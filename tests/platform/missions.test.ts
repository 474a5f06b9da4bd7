import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimPromotion } from '#api/promotions.ts';
import { inbox, unreadCount } from '#api/inbox.ts';
import { claimAllRewards, claimReward, rewards } from '#api/rewards.ts';
import { sql } from '#platform/base/database/sql.ts';
import { expireMissions } from '#platform/money/missions/expire-missions.ts';
import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { decidePromotion, readPromotions } from '#platform/money/promotions/operate-promotions.ts';
import {
  type ContestFixture,
  contestMerchant,
  missionSet,
  startContestFixture,
} from '../support/contests.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';

let here: ContestFixture;

beforeAll(async () => {
  here = await startContestFixture([
    contestMerchant('alpha', {
      daily: [
        missionSet([
          { id: 'rounds', metric: 'rounds', title: { en: 'Three turns' } },
          { id: 'bets', metric: 'validBet', target: 50_000, amountMinor: 900, window: 'week' },
          { id: 'games', metric: 'games', target: 2, window: 'month' },
          { id: 'live', metric: 'rounds', target: 1, gameTypes: ['LIVE'] },
        ]),
      ],
      start: [
        missionSet([
          { id: 'days', metric: 'signInDays', target: 1, window: 'once' },
          { id: 'steps', metric: 'profileSteps', target: 2, window: 'once', amountMinor: 700 },
        ]),
      ],
      poor: [
        missionSet([{ id: 'poor', metric: 'rounds', target: 1, gameTypes: ['FISH'] }], {
          budgetMinor: 1200,
        }),
      ],
      shut: [missionSet([{ id: 'shut', metric: 'rounds', target: 1, gameTypes: ['PVP'] }])],
      past: [
        missionSet([{ id: 'past', metric: 'rounds', target: 1 }]),
        { endsAt: '2020-01-01T00:00:00Z' },
      ],
      friends: [
        missionSet([{ id: 'friends', metric: 'rounds', target: 1 }]),
        { audience: { affiliatesOnly: true } },
      ],
    }),
    contestMerchant('beta', { daily: [missionSet([{ id: 'rounds', metric: 'rounds' }])] }),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const playThree = async (member: OpenedMember) => {
  const bets = [];
  for (const nodeId of [1001, 1002, 1001]) bets.push(await here.play(member, { nodeId }));
  await here.follow();
  return bets;
};

test('rounds, valid bets, games and categories count; what is reached is claimed once by any of 64', async () => {
  const member = await here.newMember();
  expect(await here.mission(member, 'rounds')).toMatchObject({
    promotionId: 'daily',
    state: 'open',
    progress: 0,
    title: 'Three turns',
    turnover: 2,
    awardId: null,
  });
  await playThree(member);

  const rounds = await here.mission(member, 'rounds');
  expect(rounds).toMatchObject({ state: 'claimable', progress: 3 });
  expect(await here.platform.call(member, unreadCount, {})).toMatchObject({
    value: { pages: { missionLeaderboard: 3 } },
  });
  const told = await here.platform.call(member, inbox, {});
  expect(told.ok && told.value.messages.map(({ path }) => path)).toEqual([
    '/missionLeaderboard',
    '/missionLeaderboard',
  ]);
  expect(await here.mission(member, 'bets')).toMatchObject({ state: 'open', progress: 30_000 });
  expect(await here.mission(member, 'games')).toMatchObject({ state: 'claimable', progress: 2 });
  expect(await here.mission(member, 'live')).toMatchObject({ state: 'open', progress: 0 });
  expect(await here.standing(member, 'daily')).toMatchObject({
    status: 'claim',
    amountMinor: 1000,
  });

  const claims = await Promise.all(
    Array.from({ length: 64 }, () => here.claim(member, rounds?.awardId)),
  );
  expect(claims.every((each) => each.ok && each.value.amountMinor === 500)).toBe(true);
  expect(await here.bonuses(member)).toEqual([['Three turns', 500, 1000]]);
  expect(await here.mission(member, 'rounds')).toMatchObject({ state: 'claimed' });
  expect(await here.mission(member, 'rounds')).toMatchObject({ state: 'claimed' });
});

test('a bet that is taken back takes back what was reached by it, not what was claimed', async () => {
  const member = await here.newMember();
  const [first] = await playThree(member);
  const games = await here.mission(member, 'games');
  expect(await here.claim(member, games?.awardId)).toMatchObject({ ok: true });
  const before = await here.committedMinor('daily');
  if (!first) throw new Error('three were played');

  await here.takeBack(first);
  await here.follow();

  expect(await here.mission(member, 'rounds')).toMatchObject({ state: 'open', progress: 2 });
  expect(await here.mission(member, 'games')).toMatchObject({ state: 'claimed' });
  expect(await here.committedMinor('daily')).toBe((before ?? 0) - 500);
  await here.play(member);
  await here.follow();
  expect(await here.mission(member, 'rounds')).toMatchObject({ state: 'claimable' });
});

test('days signed in and steps of the profile count without a bet', async () => {
  const member = await here.newMember();
  expect(await here.mission(member, 'days')).toMatchObject({ state: 'claimable', progress: 1 });
  expect(await here.mission(member, 'steps')).toMatchObject({ state: 'open', progress: 0 });
  await sql`insert into member_contact (merchant_id, kind, value, member_id)
    values (${here.merchant.id}, 'email', ${`${member.memberId}@example.com`}, ${member.memberId})`.execute(
    here.database,
  );
  await here.choose(member, 'age_verified_at', 'now()');

  const list = await here.platform.call(member, rewards, { language: 'en' });
  expect(list.ok && list.value.filter(({ kind }) => kind === 'mission').slice(0, 2)).toMatchObject([
    { state: 'open', path: '/missionLeaderboard' },
    { state: 'open' },
  ]);
  expect(await here.platform.call(member, claimAllRewards, {})).toMatchObject({
    ok: true,
    value: { claimed: 2, amountMinor: 1200 },
  });
  expect(await here.platform.call(member, claimPromotion, { id: 'start' })).toMatchObject({
    refusal: 'promotion_not_earned',
  });
});

test('the budget holds: who comes later sees that it is used up', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => here.newMember()));
  await Promise.all(members.map((member) => here.play(member, { gameType: 'FISH' })));
  await here.follow();

  const found = await Promise.all(members.map((member) => here.mission(member, 'poor')));
  expect(
    found.map((each) => `${each?.state}`).toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['claimable', 'claimable', 'full', 'full', 'full', 'full']);
  expect(await here.committedMinor('poor')).toBe(1000);
  const late = members[found.findIndex((each) => each?.state === 'full')] as OpenedMember;
  expect(await here.standing(late, 'poor')).toMatchObject({ status: 'closed', reason: 'budget' });
});

test('what is not claimed in time ends and returns to the budget, but not during a break', async () => {
  const [one, resting] = [await here.newMember(), await here.newMember()];
  for (const member of [one, resting]) await playThree(member);
  const before = await here.committedMinor('daily');
  await here.choose(resting, 'cool_off_until', "now() + interval '1 day'");
  await sql`update mission_award set claim_until = now() where state = 'CLAIMABLE' and set_id = 'daily'
    and member_id in (${one.memberId}, ${resting.memberId})`.execute(here.database);

  await expireMissions(here.database);

  const expired = await here.mission(one, 'rounds');
  expect(expired).toMatchObject({ state: 'expired' });
  expect(await here.claim(one, expired?.awardId)).toMatchObject({ refusal: 'mission_unfulfilled' });
  expect(await here.committedMinor('daily')).toBe((before ?? 0) - 1000);
  // Nothing is to be done during a break; what was earned before can be claimed.
  const kept = await here.missionsOf(resting);
  expect(new Set(kept.map(({ state }) => state))).toEqual(new Set(['claimable']));
  const rounds = kept.find(({ id }) => id === 'rounds');
  expect(await here.claim(resting, rounds?.awardId)).toMatchObject({ ok: true });
});

test('closed, over, for others or of another brand: none', async () => {
  await decidePromotion(
    here.database,
    here.merchant,
    { id: 'shut', decision: 'close' },
    { by: 'Ada', reason: 'enough' },
  );
  const member = await here.newMember();
  await here.play(member, { gameType: 'PVP' });
  await here.follow();

  const ids = (await here.missionsOf(member)).map(({ id }) => id);
  for (const id of ['shut', 'past', 'friends']) expect(ids).not.toContain(id);
  const { rows } = await sql`select id from mission_award
    where set_id in ('shut', 'past', 'friends')`.execute(here.database);
  expect(rows).toEqual([]);
  const other = await here.newMember(0, 'beta');
  const own = await here.mission(member, 'days');
  expect(await here.claim(other, own?.awardId)).toMatchObject({ refusal: 'mission_unknown' });
  for (const id of ['999999', '0', '-1', 'x'.repeat(64)])
    expect(await here.platform.call(member, claimReward, { kind: 'mission', id })).toMatchObject({
      refusal: 'mission_unknown',
    });
  expect(await here.claim(await here.newMember(4), own?.awardId)).toMatchObject({
    refusal: 'forbidden',
  });
});

test('an operator sees what was reached and claimed, and what it would have cost', async () => {
  const [shown] = await readPromotions(here.database, [here.merchant], 'daily');
  expect(shown?.claimed).toBeGreaterThan(1);
  expect(shown?.givenMinor).toBeGreaterThan(1000);

  const forecast = await forecastPromotion(here.database, here.merchant, 'daily', 7);
  const { rows } = await sql<{
    minor: number;
  }>`select coalesce(sum(amount_minor), 0)::bigint as minor
    from mission_award where set_id = 'daily'`.execute(here.database);
  // What bets that were taken back had brought and was claimed is not in the history.
  expect((rows[0]?.minor ?? 0) - (forecast?.costMinor ?? 0)).toBeLessThanOrEqual(500);
  expect(await forecastPromotion(here.database, here.merchant, 'start', 7)).toMatchObject({
    budgetMinor: 1_000_000_000,
  });
});
