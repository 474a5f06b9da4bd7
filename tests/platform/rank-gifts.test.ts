import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusDetails, rebateDetails } from '#api/bonuses.ts';
import { depositChannels } from '#api/deposits.ts';
import { claimAllRewards, claimReward, rewards } from '#api/rewards.ts';
import { withdrawalRules } from '#api/withdrawals.ts';
import { dayIn } from '#domain/date-presets.ts';
import { sql } from '#platform/base/database/sql.ts';
import { setRank } from '#platform/money/ranks/operate-ranks.ts';
import { rankOf } from '#platform/people/access/rank-of.ts';
import { readDueRebates } from '#platform/money/rebates/due-rebates.ts';
import { rebateOf } from '#platform/money/rebates/pay-rebates.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { rank, type RankFixture, rankMerchant, startRankFixture } from '../support/ranks.ts';

let here: RankFixture;

const ladder = [
  rank('bronze', 0),
  rank('silver', 100, { levelUp: { bonusMinor: 500, points: 7 }, rebatePercent: 0.5 }),
  rank('gold', 300, {
    levelUp: { bonusMinor: 900, points: 0 },
    monthly: { bonusMinor: 0, points: 30 },
    birthday: { bonusMinor: 2000, points: 0 },
    rebatePercent: 1,
    feeOffPercent: 50,
    withdrawalMaximumMinor: 30_000_000,
    dailyMaximumMinor: 90_000_000,
    dailyCount: 9,
  }),
];

beforeAll(async () => {
  const channel = {
    id: 'quick',
    provider: 'sandbox' as const,
    kind: 'card' as const,
    name: { en: 'Quick' },
    minimumMinor: 100,
    maximumMinor: 1_000_000,
    feePercent: 1.25,
    feeMinor: 3,
    quickAmountsMinor: [],
    expiryMinutes: 30,
    arrivalMinutes: 0,
    bankLines: [],
  };
  here = await startRankFixture([
    rankMerchant(
      'alpha',
      { steps: ladder, bonusTurnover: 4 },
      { payments: { channels: [channel] } },
    ),
    rankMerchant('beta', { steps: ladder }),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const claim = (member: OpenedMember, id: string) =>
  here.platform.call(member, claimReward, { kind: 'rankGift', id });

const gifts = async (member: OpenedMember) => {
  const answer = await here.platform.call(member, rewards, { language: 'en' });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.filter(({ kind }) => kind === 'rankGift');
};

const month = () => `month:${dayIn(here.merchant.config.timeZone, new Date()).slice(0, 7)}`;

test('each rank that is passed gives its gift once, however many claim it at once', async () => {
  const member = await here.newMember();
  await here.earn(member, 320);
  expect((await gifts(member)).map(({ id, state, title }) => [id, state, title])).toEqual([
    ['level:gold', 'claimable', 'GOLD: a gift for reaching it'],
    ['level:silver', 'claimable', 'SILVER: a gift for reaching it'],
    [month(), 'claimable', 'GOLD: the monthly gift'],
  ]);

  const all = await Promise.all(
    Array.from({ length: 64 }, (_, at) =>
      at % 2 === 0
        ? claim(member, 'level:silver')
        : here.platform.call(member, claimAllRewards, {}),
    ),
  );

  expect(all.every(({ ok }) => ok)).toBe(true);
  const bonuses = await here.platform.call(member, bonusDetails, {});
  expect(
    bonuses.ok &&
      bonuses.value.list
        .map((one) => [one.amountMinor, one.requiredMinor])
        .toSorted(([one = 0], [other = 0]) => one - other),
  ).toEqual([
    [500, 2000],
    [900, 3600],
  ]);
  expect(await here.points(member)).toMatchObject({ balance: 32_000 + 700 + 3000 });
  expect((await here.standing(member))?.points).toBe(320);
  expect((await gifts(member)).map(({ state }) => state)).toEqual([
    'received',
    'received',
    'received',
  ]);
});

test('a gift of a rank that was lost with its points is gone; one that was claimed is not given again', async () => {
  const member = await here.newMember();
  const first = await here.earn(member, 110);
  expect(await claim(member, 'level:silver')).toMatchObject({
    ok: true,
    value: { amountMinor: 500 },
  });
  const second = await here.earn(member, 250);
  const names = [second, first].map((transactionId) => ({
    memberId: member.memberId,
    vendorCode: 'TESTER',
    transactionId,
  }));
  for (const name of names) await voidBet(here.database, here.merchant, name);
  await here.follow();

  expect(await here.standing(member)).toMatchObject({ rank: 'bronze', points: 0 });
  expect(await claim(member, 'level:gold')).toMatchObject({ refusal: 'rank_gift_unknown' });
  await here.earn(member, 120);
  expect((await gifts(member)).map(({ id, state }) => [id, state])).toEqual([
    ['level:silver', 'received'],
  ]);
});

test('the birthday gift comes once a year, whatever becomes of the birthday', async () => {
  const today = dayIn(here.merchant.config.timeZone, new Date());
  const year = today.slice(0, 4);
  // Also born on a 29th of February.
  const profile = { birthday: `1992${today.slice(4)}` };
  const member = await here.newMember({ profile });
  await here.earn(member, 300);

  expect(await claim(member, `birthday:${year}`)).toMatchObject({
    ok: true,
    value: { amountMinor: 2000 },
  });
  await sql`update rank_gift set gift = ${`birthday:${Number(year) - 1}`}, offered_on = offered_on - 200
    where gift like 'birthday:%' and member_id = ${member.memberId}
      and merchant_id = ${member.merchantId}`.execute(here.database);

  expect(await claim(member, `birthday:${year}`)).toMatchObject({ refusal: 'rank_gift_unknown' });
});

test('forged, foreign and early gifts are refused', async () => {
  const member = await here.newMember();
  await here.earn(member, 120);
  const beta = await here.newMember({}, here.merchants[1]);
  for (const id of [
    'level:gold',
    'level:',
    'month:2020-01',
    'birthday:2020',
    month(),
    '',
    "';--",
    '\u0000',
  ])
    expect(await claim(member, id)).toMatchObject({ ok: false });
  expect(await claim(beta, 'level:silver')).toMatchObject({ refusal: 'rank_gift_unknown' });
  const trial = await here.newMember({ type: 4, cashMinor: 0 });
  expect(await claim(trial, 'level:silver')).toMatchObject({ refusal: 'forbidden' });
});

test('a rank raises rebates and limits, and takes off the fees', async () => {
  const member = await here.newMember();
  await here.earn(member, 400);
  const day = dayIn(here.merchant.config.timeZone, new Date());

  const shown = await here.platform.call(member, rebateDetails, {});
  expect(shown.ok && shown.value.rates).toEqual([
    { gameType: 'RNG', percent: 2.2, rankPercent: 1 },
  ]);
  expect(shown.ok && shown.value.today).toMatchObject([
    {
      rebateMinor: 880,
      parts: [
        { source: 'brand', percent: 1.2, rebateMinor: 480 },
        { source: 'rank', percent: 1, rebateMinor: 400 },
      ],
    },
  ]);
  const due = await readDueRebates(here.database, [{ merchant: here.merchant, day }]);
  const own = due.find(({ memberId }) => memberId === member.memberId);
  expect(own).toMatchObject({ validMinor: 40_000, added: 1, carryMinor: 0 });
  expect(own && rebateOf(here.merchant, own)?.amountMinor).toBe(880);
  const rules = await here.platform.call(member, withdrawalRules);
  expect(rules.ok && rules.value).toMatchObject({ maximumMinor: 30_000_000, dailyCount: 9 });
  const channels = await here.platform.call(member, depositChannels, { language: 'en' });
  expect(channels.ok && channels.value.channels[0]).toMatchObject({
    feePercent: 0.62,
    feeMinor: 1,
  });
  const plain = await here.newMember();
  const usual = await here.platform.call(plain, depositChannels, { language: 'en' });
  expect(usual.ok && usual.value.channels[0]).toMatchObject({ feePercent: 1.25, feeMinor: 3 });
});

test('an operator sets a rank until a day; the decision is in the log, the gifts are given once', async () => {
  const member = await here.newMember();
  const actor = { by: 'Ada', reason: 'a friend of the house' };
  const { rows } = await sql<{ username: string }>`select username from member
    where merchant_id = ${member.merchantId} and id = ${member.memberId}`.execute(here.database);
  const set = (to: string, until: string, name = rows[0]?.username ?? '') =>
    setRank(here.database, here.merchant, { username: name, rank: to, until }, actor);

  expect(await set('gold', '2020-01-01')).toEqual({ ok: false, reason: 'day_past' });
  expect(await set('jade', '2999-01-01')).toEqual({ ok: false, reason: 'no_rank' });
  expect(await set('gold', '2999-01-01', 'nobody1')).toEqual({ ok: false, reason: 'no_member' });
  const all = await Promise.all(Array.from({ length: 8 }, () => set('gold', '2999-01-01')));

  expect(all.filter((one) => one.ok && one.changed)).toHaveLength(1);
  expect(await here.standing(member)).toMatchObject({
    rank: 'gold',
    points: 300,
    heldUntil: '2999-01-01',
  });
  await here.earn(member, 5);
  expect(await here.standing(member)).toMatchObject({ rank: 'gold', points: 305 });
  await here.liveDays(member, 30);
  expect(await here.standing(member)).toMatchObject({ rank: 'gold' });
  expect((await gifts(member)).filter(({ id }) => id.startsWith('level:'))).toHaveLength(2);
  const log = await sql<{ count: number }>`select count(*)::int as count from audit_entry
    where merchant_id = ${member.merchantId} and action = 'rank.set'`.execute(here.database);
  expect(log.rows[0]?.count).toBe(8);
  const ranks = await sql<{ rank: string }>`select ${rankOf('m')} as rank from member m
    where m.merchant_id = ${member.merchantId} and m.id = ${member.memberId}`.execute(
    here.database,
  );
  expect(ranks.rows).toEqual([{ rank: 'gold' }]);
});
