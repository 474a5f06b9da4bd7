import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimAllRewards, claimReward, rewards } from '#api/rewards.ts';
import { sql } from '#platform/base/database/sql.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { watchShortWay } from '../support/short-ways.ts';
import { type PromotionFixture, startPromotionFixture } from '../support/promotions.ts';

let here: PromotionFixture;

beforeAll(async () => {
  here = await startPromotionFixture();
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const list = async (member: OpenedMember) => {
  const answer = await here.platform.call(member, rewards, { language: 'en' });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

const states = async (member: OpenedMember) =>
  (await list(member)).map(({ kind, id, state }) => `${kind} ${id} ${state}`);

test('what can be joined, is on its way, can be claimed and was received stands in one list', async () => {
  const member = await here.newMember();
  expect(await states(member)).toContain('promotion welcome joinable');
  expect(await states(member)).toContainEqual(
    expect.stringMatching(/^mission LOTTERY:five:\S+ open$/),
  );
  // What is over or for others is no reward.
  for (const id of ['over', 'affiliates'])
    expect((await list(member)).some((each) => each.id === id)).toBe(false);

  await here.join(member, 'welcome');
  expect(await states(member)).toContain('promotion welcome open');
  await here.payIn(member);
  const [claimable] = (await list(member)).filter(({ state }) => state === 'claimable');
  expect(claimable).toMatchObject({
    id: 'welcome',
    title: 'The welcome',
    amountMinor: 4000,
    path: '/promotions#welcome',
  });

  const claim = () => here.platform.call(member, claimReward, { kind: 'promotion', id: 'welcome' });
  const claims = await Promise.all(Array.from({ length: 64 }, claim));
  expect(claims.every((each) => each.ok && each.value.amountMinor === 4000)).toBe(true);
  expect(await here.bonuses(member)).toEqual([['The welcome', 4000, 32_000, 'ACTIVE']]);
  expect(await states(member)).toContain('promotion welcome received');
});

test('all at once: each is granted once, however often it is asked for', async () => {
  const member = await here.newMember();
  await here.join(member, 'welcome');
  await here.join(member, 'flat', '198.51.100.77');
  await here.payIn(member);

  const all = await Promise.all(
    Array.from({ length: 16 }, () => here.platform.call(member, claimAllRewards, {})),
  );

  expect(all.every(({ ok }) => ok)).toBe(true);
  const granted = await here.bonuses(member);
  expect(granted.map(([title, minor]) => `${title} ${minor}`).toSorted()).toEqual([
    'The flat 4000',
    'The welcome 4000',
  ]);
  expect(await here.platform.call(member, claimAllRewards, {})).toMatchObject({
    ok: true,
    value: { claimed: 0, amountMinor: 0 },
  });
});

test('what is not there or not earned is named so; who is frozen is out', async () => {
  const member = await here.newMember();
  const claim = (kind: 'promotion' | 'mission', id: string) =>
    here.platform.call(member, claimReward, { kind, id });
  expect(await claim('promotion', 'none')).toMatchObject({ refusal: 'promotion_unknown' });
  expect(await claim('mission', 'none')).toMatchObject({ refusal: 'mission_unknown' });
  expect(await claim('mission', 'LOTTERY:five:2026-01-01')).toMatchObject({
    refusal: 'mission_unfulfilled',
  });
  await here.join(member, 'welcome');
  expect(await claim('promotion', 'welcome')).toMatchObject({ refusal: 'promotion_not_earned' });

  await sql`update member set status = 'frozen' where id = ${member.memberId}`.execute(
    here.platform.database,
  );
  expect(await claim('promotion', 'welcome')).toMatchObject({ refusal: 'not_logged_in' });
});

test('what is not usual is claimed in its place among what is, and never before it', async () => {
  const { database, databaseUrl } = here.platform;
  const member = await here.newMember();
  const { merchantId, memberId } = member;
  // The first of a set takes a place there, which the short way leaves to the long one.
  for (const [at, set] of ['LOTTERY', 'LOTTERY', 'other', 'LOTTERY'].entries())
    await sql`insert into mission_award (merchant_id, member_id, set_id, mission_id, window_from, metric, time_window,
        target, bonus_title, amount_minor, budgeted, claim_until)
      values (${merchantId}, ${memberId}, ${set}, ${`m${at}`}, '2000-01-01', 'rounds', 'once', 1,
        ${JSON.stringify({ en: `Number ${at}` })}::jsonb, 100, false, now() + make_interval(days => ${at + 1}))`.execute(
      database,
    );
  const door = await watchShortWay(databaseUrl, 'answer_brand_requests');

  const all = await here.platform.call(member, claimAllRewards, {});
  const taken = await door.taken();
  await door.disconnect();

  expect(all).toMatchObject({ ok: true, value: { claimed: 4, amountMinor: 400 } });
  expect(taken).toBe(3);
  const granted = (await here.bonuses(member)).map(([title]) => title);
  expect(granted.toReversed()).toEqual(['Number 0', 'Number 1', 'Number 2', 'Number 3']);
});
