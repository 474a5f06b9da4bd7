import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimPromotion } from '#api/promotions.ts';
import { claimAllRewards, claimReward, rewards } from '#api/rewards.ts';
import { sql } from '#platform/base/database/sql.ts';
import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { readPoints } from '#platform/money/points/read-points.ts';
import {
  type ContestFixture,
  contestMerchant,
  missionSet,
  startContestFixture,
} from '../support/contests.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';

let here: ContestFixture;

/** 100 points are 1.00. */
const config = { points: { enabled: true, conversion: { pointsPerUnit: 100 } } };

beforeAll(async () => {
  here = await startContestFixture([
    contestMerchant(
      'alpha',
      {
        mixed: [
          missionSet([
            { id: 'points', metric: 'rounds', target: 1, points: 250 },
            { id: 'money', metric: 'rounds', target: 2, amountMinor: 500 },
          ]),
        ],
        tight: [
          missionSet(
            [
              {
                id: 'tight',
                metric: 'rounds',
                target: 1,
                gameTypes: ['FISH'],
                points: 100,
              },
            ],
            { budgetMinor: 250 },
          ),
        ],
      },
      config,
    ),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const pointsOf = async ({ memberId }: OpenedMember) =>
  (await readPoints(here.database, here.merchant.id, memberId)).balance;

test('64 claims of three kinds at once give the points once; they are listed, and no bonus comes', async () => {
  const member = await here.newMember();
  expect(await here.mission(member, 'points')).toMatchObject({ points: 25_000, amountMinor: 0 });
  await here.play(member);
  await here.follow();
  const reached = await here.mission(member, 'points');
  expect(reached).toMatchObject({ state: 'claimable', points: 25_000 });
  expect(await here.standing(member, 'mixed')).toMatchObject({
    status: 'claim',
    amountMinor: null,
    points: 25_000,
  });
  const list = await here.platform.call(member, rewards, { language: 'en' });
  expect(
    list.ok && list.value.filter(({ kind }) => kind === 'mission').map((each) => each.points),
  ).toContain(25_000);

  const claims = await Promise.all(
    Array.from({ length: 64 }, (_, at) => {
      if (at % 3 === 0) return here.claim(member, reached?.awardId);
      if (at % 3 === 1)
        return here.platform.call(member, claimReward, {
          kind: 'mission',
          id: String(reached?.awardId),
        });
      return here.platform.call(member, claimPromotion, { id: 'mixed' });
    }),
  );

  for (const each of claims)
    expect(each).toMatchObject(
      each.ok ? { value: { points: 25_000 } } : { refusal: 'promotion_not_earned' },
    );
  expect(await pointsOf(member)).toBe(25_000);
  expect(await here.bonuses(member)).toEqual([]);
  expect(await here.mission(member, 'points')).toMatchObject({ state: 'claimed', points: 25_000 });
});

test('claimed with all others, and with the bonus of the same promotion', async () => {
  const [one, other] = [await here.newMember(), await here.newMember()];
  for (const member of [one, one, other, other]) await here.play(member);
  await here.follow();

  expect(await here.platform.call(one, claimAllRewards, {})).toMatchObject({
    value: { claimed: 2, amountMinor: 500, points: 25_000 },
  });
  expect(await here.platform.call(other, claimPromotion, { id: 'mixed' })).toMatchObject({
    value: { status: 'claimed', amountMinor: 500, points: 25_000 },
  });
  for (const member of [one, other]) {
    expect(await pointsOf(member)).toBe(25_000);
    expect(await here.bonuses(member)).toMatchObject([['The mixed', 500, 1000]]);
  }
});

test('the budget and the forecast count points at what they are worth', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => here.newMember()));
  await Promise.all(members.map((member) => here.play(member, { gameType: 'FISH' })));
  await here.follow();

  // 100 points are 1.00: two of them have room in 2.50.
  expect(await here.committedMinor('tight')).toBe(200);
  const states = await Promise.all(members.map((member) => here.mission(member, 'tight')));
  expect(states.map((each) => each?.state ?? '').toSorted()).toEqual([
    'claimable',
    'claimable',
    'full',
    'full',
  ]);
  expect(await forecastPromotion(here.database, here.merchant, 'tight', 7)).toMatchObject({
    members: 4,
    costMinor: 400,
    paidMinor: 200,
  });
});

test('play accounts earn none', async () => {
  const { rows } = await sql`select from mission_award a join member m on m.id = a.member_id
    where m.type = 4`.execute(here.database);
  expect(rows).toEqual([]);
  const guest = await here.newMember(4);
  expect(await here.claim(guest, 1)).toMatchObject({ refusal: 'forbidden' });
});
