import { afterAll, beforeAll, expect, test } from 'vitest';
import { referral, referralFriends } from '#api/referral.ts';
import { claimAllRewards } from '#api/rewards.ts';
import { sql } from '#platform/base/database/sql.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { referralRules, type ReferralFixture, startReferralFixture } from '../support/referral.ts';

let here: ReferralFixture;

beforeAll(async () => {
  here = await startReferralFixture();
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

test('a friend registers by the code, is verified, pays in, plays: each stage rewards both, once', async () => {
  const inviter = await here.newMember();
  const { code, terms, text } = await here.page(inviter);
  expect(code).toMatch(/^[2-9B-DF-HJ-NP-TV-XZ]{8}$/);
  expect(text).toBe('Bring a friend.');
  expect(terms).toMatchObject({ inviter: referralRules.inviter, turnover: 5, bonusDays: 30 });
  const friend = await here.registerFriend(code ?? '');

  await here.verify(friend);
  await here.look();
  await here.payIn(friend, 4000);
  await here.look();
  expect(await here.told(friend)).toEqual(['verified 50 CLAIMABLE']);
  await here.payIn(friend);
  await here.payIn(friend);
  await here.look();
  await here.play(friend, 1000);
  await here.look();
  expect(await here.told(inviter)).toEqual(['verified 100 CLAIMABLE', 'deposit 500 CLAIMABLE']);
  await here.play(friend, 3000);
  await here.look();
  await here.look();

  expect(await here.told(inviter)).toEqual([
    'verified 100 CLAIMABLE',
    'deposit 500 CLAIMABLE',
    'active 1000 CLAIMABLE',
  ]);
  expect((await here.page(friend)).invited).toMatchObject({ stage: 'active', qualifies: true });
  expect(await here.page(inviter)).toMatchObject({
    counts: { registered: 0, verified: 0, deposit: 0, active: 1, unqualified: 0 },
    claimableMinor: 1600,
    monthMinor: 1600,
    invited: null,
  });
  const [row] = (await here.friends(inviter)).friends;
  expect(row).toMatchObject({ stage: 'active', qualifies: true });
  expect(row?.name).toMatch(/^g\w?\*{4}\d$/);
});

test('claimed 64 times at once it is one bonus; all at once claims each', async () => {
  const inviter = await here.newMember();
  const friend = await here.newFriend(inviter);
  await here.verify(friend);
  await here.look();
  const [reward] = await here.list(inviter);
  expect(reward).toMatchObject({
    title: 'Friend’s age verified',
    state: 'claimable',
    path: '/referral',
  });

  const all = await Promise.all(
    Array.from({ length: 64 }, () => here.claim(inviter, reward?.id ?? '')),
  );

  expect(all.every((each) => each.ok && each.value.amountMinor === 100)).toBe(true);
  expect(await here.bonuses(inviter)).toEqual([['Friend’s age verified', 100, 500]]);
  await here.payIn(friend);
  await here.look();
  await Promise.all(
    Array.from({ length: 16 }, () => here.platform.call(inviter, claimAllRewards, {})),
  );
  expect(await here.bonuses(inviter)).toHaveLength(2);
  expect((await here.list(inviter)).map(({ state }) => state)).toEqual(['received', 'received']);
});

test('one that is another’s, of another brand, or never was is refused', async () => {
  const inviter = await here.newMember();
  const friend = await here.newFriend(inviter);
  await here.verify(friend);
  await here.look();
  const [reward] = await here.list(inviter);
  const stranger = await here.newMember();
  const beta = await here.newMember(0, 'beta');

  for (const caller of [stranger, friend, beta])
    expect(await here.claim(caller, reward?.id ?? '')).toMatchObject({
      refusal: 'referral_unknown',
    });
  for (const id of ['0', '-1', '1e3', 'x'.repeat(64), '9'.repeat(15)])
    expect(await here.claim(inviter, id)).toMatchObject({ refusal: 'referral_unknown' });
  const code = (await here.page(beta)).code ?? '';
  await expect(here.registerFriend(code)).rejects.toThrow('invitation_code_error');
});

test('a brand without it has no such page, and notes nobody', async () => {
  const gamma = await here.newMember(0, 'gamma');
  for (const endpoint of [referral, referralFriends])
    expect(await here.platform.call(gamma, endpoint, {})).toMatchObject({
      refusal: 'referral_off',
      status: 404,
    });
});

test('friends come page by page, the newest first', async () => {
  const inviter = await here.newMember();
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push((await here.newFriend(inviter)).memberId);
  const first = await here.friends(inviter, { pageSize: 2 });
  const second = await here.friends(inviter, { pageSize: 2, before: first.next ?? 0 });
  const third = await here.friends(inviter, { pageSize: 2, before: second.next ?? 0 });
  expect([first, second, third].map(({ friends }) => friends.length)).toEqual([2, 2, 1]);
  expect([first.next, second.next, third.next]).toEqual([ids[3], ids[1], null]);
  expect((await here.friends(await here.newMember())).friends).toEqual([]);
});

test('play accounts and agents invite nobody; who has a break is given no code, and keeps what was earned', async () => {
  expect((await here.page(await here.newMember(1))).code).toBe(null);
  const trial = await here.newMember(4);
  expect(await here.barOf(await here.newFriend(trial))).toBe(undefined);
  const inviter = await here.newMember();
  const friend = await here.newFriend(inviter);
  await here.verify(friend);
  await here.look();
  await sql`insert into self_exclusion (merchant_id, member_id) values
    (${here.merchant.id}, ${inviter.memberId})`.execute(here.database);

  const { code, claimableMinor } = await here.page(inviter);

  expect([code, claimableMinor]).toEqual([null, 100]);
  await here.payIn(friend);
  await here.look();
  expect(await here.told(inviter)).toEqual([
    'verified 100 CLAIMABLE',
    'deposit 500 CANCELLED excluded',
  ]);
  expect(await here.told(friend)).toContain('deposit 200 CLAIMABLE');
  const [, reward] = await here.list(inviter);
  expect(await here.claim(inviter, reward?.id ?? '')).toMatchObject({ ok: true });
});

test('bets that are taken back count no more; bets after the days do not count', async () => {
  const inviter = await here.newMember();
  const friend = await here.newFriend(inviter);
  await here.payIn(friend);
  const transactionId = await here.play(friend, 3000);
  await voidBet(here.database, here.merchant, {
    memberId: friend.memberId,
    vendorCode: 'TESTER',
    transactionId,
  });
  await here.play(friend, 3000);
  await here.look();
  expect((await here.page(friend)).invited?.stage).toBe('deposit');
  await sql`update referral set registered_at = now() - interval '40 days'
    where merchant_id = ${here.merchant.id} and friend_id = ${friend.memberId}`.execute(
    here.database,
  );
  await here.play(friend, 5000);
  await here.look();
  expect((await here.page(friend)).invited?.stage).toBe('deposit');
});
