import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convertPoints, pointsBalance, pointsConfig, pointsDetails } from '#api/points.ts';
import { promotionStandings } from '#api/promotions.ts';
import { turnover } from '#api/turnover.ts';
import { decidePromotion } from '#platform/money/promotions/operate-promotions.ts';
import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { requestLivery } from '../build/request-livery.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { playRound } from '../support/money.ts';
import { decided } from '../support/operator.ts';
import {
  multiplier,
  type PointsFixture,
  pointsMerchant,
  startPointsFixture,
} from '../support/points.ts';

const PASSWORD = '482913';
let here: PointsFixture;
let paymentPasswordHash: string;

beforeAll(async () => {
  paymentPasswordHash = await hashPassword(PASSWORD);
  const double = multiplier({ categories: ['LIVE'], budgetPoints: 5, mostPoints: 5 });
  here = await startPointsFixture([
    pointsMerchant('alpha', { double: [double] }),
    pointsMerchant('beta', {}, { points: { enabled: false } }),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

/** A member with so many points. */
const newMember = async (points: number): Promise<OpenedMember> => {
  const member = await here.newMember({ paymentPasswordHash });
  const { memberId } = member;
  if (points > 0)
    await playRound(here.database, here.merchant, memberId, { stakeMinor: points * 100 });
  await here.follow();
  return member;
};

const convert = (member: OpenedMember, change: object = {}) =>
  here.platform.call(member, convertPoints, {
    requestId: randomUUID(),
    into: 'cash',
    points: 10_050,
    paymentPassword: PASSWORD,
    ...change,
  });

test('points become cash with a turnover, once for each request', async () => {
  const member = await newMember(200);
  const requestId = randomUUID();
  const first = await convert(member, { requestId });

  // 100.50 points make 100 minor units: half a point stays.
  expect(first).toMatchObject({
    ok: true,
    value: { into: 'cash', points: 10_000, amountMinor: 100, balance: 10_000 },
  });
  expect(await convert(member, { requestId })).toEqual(first);
  expect(await convert(member, { requestId, points: 11_000 })).toMatchObject({
    refusal: 'request_reused',
  });
  expect(await here.points(member)).toMatchObject({ balance: 10_000 });
  const open = await here.platform.call(member, turnover, {});
  expect(open).toMatchObject({ value: { items: [{ kind: 'points', requiredMinor: 100 }] } });
  const details = await here.platform.call(member, pointsDetails, {});
  expect(details).toMatchObject({
    value: {
      list: [
        { reason: 'converted', points: -10_000, about: 'cash', day: null },
        { reason: 'earned', points: 20_000, gameType: 'RNG' },
      ],
      next: null,
    },
  });
});

test('64 at once turn no more into money than there is, and than a day allows', async () => {
  const member = await newMember(1000);
  const sent = await Promise.all(
    Array.from({ length: 64 }, () => convert(member, { points: 20_000, into: 'bonus' })),
  );
  expect(sent.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await here.points(member)).toMatchObject({ balance: 0 });
});

test('too few, not there, a wrong password, a brand without points: each is told', async () => {
  const member = await newMember(150);
  expect(await convert(member, { points: 9_999 })).toMatchObject({
    refusal: 'points_least',
    details: { leastPoints: 10_000 },
  });
  expect(await convert(member, { points: 15_100 })).toMatchObject({ refusal: 'points_short' });
  expect(await convert(member, { points: 10_000_000_000_000 })).toMatchObject({
    refusal: 'points_daily_limit',
  });
  expect(await convert(member, { points: 9e15 })).toMatchObject({ refusal: 'invalid_input' });
  expect(await convert(member, { paymentPassword: '000000' })).toMatchObject({
    refusal: 'payment_password_wrong',
  });
  const other = await here.newMember({ paymentPasswordHash }, here.merchants[1]);
  expect(await convert(other)).toMatchObject({ refusal: 'points_off' });
  expect(await here.platform.call(other, pointsConfig, {})).toMatchObject({
    value: { enabled: false, into: [] },
  });
  expect(await here.points(member)).toMatchObject({ balance: 15_000 });
});

test('details come page by page, and no other member’s', async () => {
  const member = await newMember(100);
  const stranger = await newMember(0);
  await playRound(here.database, here.merchant, member.memberId, {
    stakeMinor: 100,
    gameType: 'LIVE',
  });
  await here.follow();
  const first = await here.platform.call(member, pointsDetails, { pageSize: 1 });
  if (!first.ok) throw new Error('no details');
  const { next } = first.value;
  expect(next).toBe(first.value.list[0]?.id);
  const rest = await here.platform.call(member, pointsDetails, { before: next ?? 0, pageSize: 5 });
  expect(rest).toMatchObject({ value: { next: null } });
  const own = rest.ok ? [...first.value.list, ...rest.value.list] : [];
  const byWords = (one: unknown, other: unknown) => String(one).localeCompare(String(other));
  expect(own.map(({ reason, about, points }) => [reason, about, points]).toSorted(byWords)).toEqual(
    [
      ['earned', null, 10_000],
      ['earned', null, 50],
      ['multiplied', 'The double', 50],
    ],
  );
  expect(await here.platform.call(stranger, pointsDetails, {})).toMatchObject({
    value: { list: [] },
  });
  expect(await here.platform.call(stranger, pointsBalance, {})).toMatchObject({
    value: { balance: 0, owed: 0, earned: 0 },
  });
});

test('a multiplier counts by itself until it is closed or used up; a forecast says what it would cost', async () => {
  const member = await newMember(0);
  const stand = async () => {
    const answer = await here.platform.call(member, promotionStandings, {});
    return answer.ok ? answer.value.find(({ id }) => id === 'double') : undefined;
  };
  const decide = (decision: 'close' | 'reopen') =>
    decidePromotion(
      here.database,
      here.merchant,
      { id: 'double', decision },
      { by: 'me', reason: 'x' },
    );
  const live = (stakeMinor: number) =>
    playRound(here.database, here.merchant, member.memberId, { stakeMinor, gameType: 'LIVE' });
  expect(await stand()).toMatchObject({ status: 'joined', reason: null });

  await decide('close');
  await live(200);
  await here.follow();
  expect(await here.points(member)).toMatchObject({ balance: 100 });
  expect(await stand()).toMatchObject({ status: 'closed', reason: 'ended' });

  await decide('reopen');
  await live(2000);
  await here.follow();
  // 4.50 of its 5 points are left.
  expect(await here.points(member)).toMatchObject({ balance: 100 + 1000 + 450 });
  expect(await stand()).toMatchObject({ status: 'closed', reason: 'budget' });

  // At the most: 11.50 points, of which one member gets 5; 0.05 in money.
  expect(await forecastPromotion(here.database, here.merchant, 'double', 30)).toMatchObject({
    members: 1,
    costMinor: 5,
    budgetMinor: 5,
  });
});

test('an operator gives and takes points, with a name and a reason', async () => {
  const member = await newMember(10);
  const { username } = await here.database
    .selectFrom('member')
    .select('username')
    .where('id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  const livery = (...args: string[]) =>
    requestLivery(['platform', 'points', ...args, '--merchant', 'alpha'], {
      DATABASE_URL: here.platform.databaseUrl,
    });
  const give = ['grant', username, '2.50', '--key', 'a', '--json', ...decided];
  expect(JSON.parse((await livery(...give)).stdout)).toMatchObject({
    balance: 1250,
    replay: false,
  });
  expect(JSON.parse((await livery(...give)).stdout)).toMatchObject({ balance: 1250, replay: true });
  const tooMuch = await livery('take', username, '99', ...decided);
  expect([tooMuch.code, tooMuch.stderr]).toEqual([
    1,
    expect.stringContaining('The member has fewer points.'),
  ]);
  const shown = JSON.parse((await livery('show', username, '--json')).stdout);
  expect(shown).toMatchObject({
    balance: 1250,
    list: [{ reason: 'granted' }, { reason: 'earned' }],
  });
  const audit = await here.database.selectFrom('auditEntry').select('action').execute();
  expect(audit.filter(({ action }) => action === 'points.grant')).toHaveLength(1);
});
