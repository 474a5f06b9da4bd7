import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimPromotion, joinPromotion } from '#api/promotions.ts';
import { claimReward, rewards } from '#api/rewards.ts';
import type { PromotionMechanic } from '#generated/merchant-content.ts';
import { runRaces } from '#platform/money/races/run-races.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import {
  type ContestFixture,
  contestMerchant,
  missionSet,
  race,
  startContestFixture,
} from '../support/contests.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { mallItem, mallMerchant, startMallFixture } from '../support/mall.ts';
import { rank, rankMerchant, startRankFixture } from '../support/ranks.ts';

/*
 * A brand writes its files anew while members are between earning and claiming: what was earned by the
 * old ones is kept, on their terms and under their titles.
 */

const gift: PromotionMechanic = {
  kind: 'signUpReward',
  amountMinor: 700,
  turnover: 3,
  joinDays: 30,
  budgetMinor: 1_000_000,
};

const full = contestMerchant('alpha', {
  tasks: [missionSet([{ id: 'rounds', metric: 'rounds', target: 2 }])],
  // A week has one race of each: every case ends its own.
  'lap-changed': [race()],
  'lap-gone': [race()],
  gift: [gift],
});
/** The mission has another name and asks for more, the race is gone, the gift is worth less. */
const changed = contestMerchant('alpha', {
  tasks: [missionSet([{ id: 'laps', metric: 'rounds', target: 9, amountMinor: 100 }])],
  gift: [{ ...gift, amountMinor: 100, turnover: 9 }],
});
const empty = contestMerchant('alpha', {});

let here: ContestFixture;

beforeAll(async () => {
  here = await startContestFixture([full]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const rewardsOf = async (member: OpenedMember) => {
  const answer = await here.platform.call(member, rewards, { language: 'en' });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

let people = 0;

/** Has reached the mission and joined the gift, and leads the race. */
const earnAll = async (): Promise<OpenedMember> => {
  await here.platform.reload([full]);
  const member = await here.newMember();
  people += 1;
  expect(await here.platform.call(member, joinPromotion, { id: 'gift' })).toMatchObject({
    ok: true,
  });
  await runRaces(here.database);
  for (const stakeMinor of [10_000, people * 1_000_000]) await here.play(member, { stakeMinor });
  await here.follow();
  return member;
};

test.each([
  ['changed', changed],
  ['gone', empty],
])(
  'promotions are %s between earning and claiming: all is claimed on the old terms',
  async (how, next) => {
    const member = await earnAll();

    await here.platform.reload([next]);

    const mission = (await rewardsOf(member)).find(
      ({ kind, state }) => kind === 'mission' && state === 'claimable',
    );
    expect(mission).toMatchObject({ amountMinor: 500 });
    expect(
      await here.platform.call(member, claimReward, { kind: 'mission', id: mission?.id ?? '' }),
    ).toMatchObject({ ok: true, value: { amountMinor: 500 } });
    const { username } = await here.database
      .selectFrom('member')
      .select('username')
      .where('id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    expect(
      await verifyAge(here.database, here.merchant, username, 'passport', 'tests'),
    ).toMatchObject({ ok: true });
    expect(await here.platform.call(member, claimPromotion, { id: 'gift' })).toMatchObject({
      ok: true,
    });
    expect(await here.bonuses(member)).toEqual(
      expect.arrayContaining([
        ['The gift', 700, 2100],
        [expect.any(String), 500, 1000],
      ]),
    );
    await here.endRace(`lap-${how}`);
    await here.follow();
    await runRaces(here.database, 0);
    expect((await rewardsOf(member)).find(({ kind }) => kind === 'race')).toMatchObject({
      title: `The lap-${how}`,
      state: 'received',
      amountMinor: 5000,
    });
    // Nobody begins anew what is no longer offered.
    const late = await here.newMember();
    expect(await here.platform.call(late, joinPromotion, { id: 'gift' })).toMatchObject(
      next === empty ? { refusal: 'promotion_unknown' } : { ok: true },
    );
  },
);

test('an item of the mall that is gone goes on to whoever ordered it, and its points come back', async () => {
  const brand = mallMerchant('alpha', [mallItem('lamp'), mallItem('tea')]);
  const mall = await startMallFixture([brand]);
  try {
    const member = await mall.newMember(1000);
    const [lamp, tea] = [await mall.order(member, 'lamp'), await mall.order(member, 'tea')];

    await mall.platform.reload([mallMerchant('alpha', [mallItem('lamp', { pricePoints: 900 })])]);

    expect(await mall.redeem(member, 'tea')).toMatchObject({ ok: false });
    expect(await mall.points(member)).toBe(800);
    const list = await mall.history(member);
    expect(list.ok && list.value.list.map(({ title }) => title)).toEqual(['The tea', 'The lamp']);
    for (const step of [
      { step: 'confirm' },
      { step: 'ship', tracking: 'T-1', carrier: null },
      { step: 'complete' },
    ] as const)
      expect(await mall.decide(lamp, step)).toMatchObject({ ok: true });
    expect(await mall.decide(tea, { step: 'reject' })).toMatchObject({ ok: true });
    expect(await mall.points(member)).toBe(900);
  } finally {
    await mall.platform.close();
  }
});

test('a shorter ladder takes no gift back: who stood above it stands on its last step', async () => {
  const steps = [
    rank('bronze', 0),
    rank('silver', 100, { levelUp: { bonusMinor: 500, points: 0 } }),
    rank('gold', 300, { levelUp: { bonusMinor: 900, points: 0 } }),
  ];
  const ladder = await startRankFixture([rankMerchant('alpha', { steps })]);
  try {
    const member = await ladder.newMember();
    await ladder.earn(member, 350);
    await ladder.look();
    expect(await ladder.standing(member)).toMatchObject({ rank: 'gold' });

    await ladder.platform.reload([rankMerchant('alpha', { steps: steps.slice(0, 2) })]);

    const told = await ladder.platform.call(member, rewards, { language: 'en' });
    const gifts = told.ok ? told.value.filter(({ kind }) => kind === 'rankGift') : [];
    expect(new Map(gifts.map(({ amountMinor, state }) => [amountMinor, state]))).toEqual(
      new Map([
        [500, 'claimable'],
        [900, 'claimable'],
      ]),
    );
    for (const { id, amountMinor } of gifts)
      expect(
        await ladder.platform.call(member, claimReward, { kind: 'rankGift', id }),
      ).toMatchObject({ ok: true, value: { amountMinor } });
  } finally {
    await ladder.platform.close();
  }
});
