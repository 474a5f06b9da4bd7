import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo, register } from '#api/member.ts';
import { login } from '#api/session.ts';
import { eachAuditEntry } from '#platform/base/audit/read-audit.ts';
import { sql } from '#platform/base/database/sql.ts';
import { requestLivery } from '../build/request-livery.ts';
import { openBrowser } from '../support/cookie-browser.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { type ReferralFixture, startReferralFixture } from '../support/referral.ts';

let here: ReferralFixture;

beforeAll(async () => {
  here = await startReferralFixture({ lockDays: 7 });
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const write = (column: string, { memberId }: OpenedMember, value: object) =>
  sql`update member set ${sql.ref(column)} = ${JSON.stringify(value)}::jsonb
    where merchant_id = ${here.merchant.id} and id = ${memberId}`.execute(here.database);

const addAccount = ({ memberId }: OpenedMember, accountNumber: string, removed = false) =>
  here.database
    .insertInto('bankAccount')
    .values({
      merchantId: here.merchant.id,
      memberId,
      bankCode: 'GOLDLEAF',
      bankName: 'Goldleaf',
      accountNumber,
      holderName: 'Ada Berg',
      removedAt: removed ? new Date() : null,
    })
    .execute();

/** What the friend is to the operator, once everything has been judged. */
const judged = async (friend: OpenedMember) => {
  await here.verify(friend);
  await here.look();
  return here.barOf(friend);
};

test('the same address, also another one of an IPv6 /64, earns nothing; the member hears only that', async () => {
  const inviter = await here.newMember();
  const { code } = await here.page(inviter);
  const first = await here.registerFriend(code ?? '', '2001:db8:7:7::1');
  const second = await here.registerFriend(code ?? '', '2001:db8:7:7:ffff::2');
  const third = await here.registerFriend(code ?? '', '2001:db8:7:8::1');

  expect(await judged(first)).toEqual([null, null]);
  expect(await judged(second)).toEqual(['address', first.memberId]);
  expect(await judged(third)).toEqual([null, null]);

  expect(await here.told(second)).toEqual([]);
  const { friends } = await here.friends(inviter);
  expect(friends.map(({ qualifies }) => qualifies)).toEqual([true, false, true]);
  expect(JSON.stringify(friends)).not.toContain('address');
  expect((await here.page(inviter)).counts).toMatchObject({ verified: 2, unqualified: 1 });
  expect((await here.page(second)).invited).toMatchObject({ qualifies: false, rewards: [] });
});

test('the inviter’s own browser earns nothing, though another name signs in there', async () => {
  const at = { host: 'alpha.localhost' };
  const browser = openBrowser(here.platform, at);
  const form = { password: 'violet-Tuba-91x', confirmPassword: 'violet-Tuba-91x', agreed: true };
  const opened = await browser.call(register, { ...form, username: 'browser1' });
  if (!opened.ok || !opened.value.session) throw new Error(JSON.stringify(opened));
  const info = await browser.call(memberInfo, {}, { token: opened.value.session.token });
  if (!info.ok) throw new Error('not signed in');
  const { referralCode } = info.value;
  await browser.call(register, { ...form, username: 'browser2', referralCode });
  await openBrowser(here.platform, at).call(register, {
    ...form,
    username: 'other123',
    referralCode,
  });
  await here.look();

  const { friends } = await here.friends({
    ...at,
    ...opened.value.session,
    memberId: 0,
    merchantId: 0,
  });

  expect(friends.map(({ qualifies }) => qualifies)).toEqual([true, false]);
  // Who signs in there later is known by it as well.
  const late = await browser.call(login, { username: 'other123', password: form.password });
  expect(late.ok).toBe(true);
  await sql`update referral set due_at = now() where merchant_id = ${here.merchant.id}`.execute(
    here.database,
  );
  await here.look();
  expect(
    (
      await here.friends({ ...at, ...opened.value.session, memberId: 0, merchantId: 0 })
    ).friends.map(({ qualifies }) => qualifies),
  ).toEqual([false, false]);
});

test('the same bank account, household or person earns nothing, also of a friend who came before', async () => {
  const inviter = await here.newMember();
  const [first, second, third, fourth] = await Promise.all(
    Array.from({ length: 4 }, () => here.newFriend(inviter)),
  );
  if (!first || !second || !third || !fourth) throw new Error('there are four');
  const sorted = [first, second, third, fourth].toSorted((a, b) => a.memberId - b.memberId);
  const [early, account, household, person] = sorted as [
    typeof first,
    typeof first,
    typeof first,
    typeof first,
  ];
  await addAccount(early, '90123456', true);
  await addAccount(account, '90123456');
  const profile = { address: '12 Lantern Street, Norrhamn', email: 'ana@mail.example' };
  await write('profile', inviter, profile);
  await write('profile', household, { address: profile.address });
  await write('profile', person, { email: 'Ana@mail.example ' });

  expect(await judged(early)).toEqual([null, null]);
  expect(await judged(account)).toEqual(['account', early.memberId]);
  expect(await judged(household)).toEqual(['household', inviter.memberId]);
  expect(await judged(person)).toEqual(['identity', inviter.memberId]);
});

test('what is found out while a reward is locked takes it back; what was unlocked stays', async () => {
  const inviter = await here.newMember();
  const friend = await here.newFriend(inviter);
  await here.verify(friend);
  await here.look();
  expect(await here.told(inviter)).toEqual(['verified 100 LOCKED']);
  const [reward] = await here.list(inviter);
  expect(reward).toMatchObject({ state: 'open' });
  expect(await here.claim(inviter, reward?.id ?? '')).toMatchObject({ refusal: 'referral_locked' });
  await here.unlock();
  expect(await here.told(inviter)).toEqual(['verified 100 CLAIMABLE']);
  await here.payIn(friend);
  await here.look();
  await addAccount(inviter, '7777', true);
  await addAccount(friend, '7777');

  await here.unlock();

  expect(await here.told(inviter)).toEqual([
    'verified 100 CLAIMABLE',
    'deposit 500 CANCELLED barred',
  ]);
  expect(await here.claim(inviter, reward?.id ?? '')).toMatchObject({ ok: true });
  const { rows } = await sql<{ minor: number }>`select committed_minor as minor from referral_state
    where merchant_id = ${here.merchant.id}`.execute(here.database);
  const { rows: sums } = await sql<{ minor: number }>`select sum(amount_minor)::bigint as minor
    from referral_reward where merchant_id = ${here.merchant.id} and state <> 'CANCELLED'`.execute(
    here.database,
  );
  expect(rows).toEqual(sums);
});

test('a first deposit that goes back takes its rewards back, and a frozen friend everything that is locked', async () => {
  const inviter = await here.newMember();
  const friend = await here.newFriend(inviter);
  await here.verify(friend);
  const started = await here.payIn(friend);
  await here.look();
  await here.refund(started);
  await here.payIn(friend);
  await here.look();
  expect(await here.told(inviter)).toEqual(['verified 100 LOCKED', 'deposit 500 CANCELLED barred']);
  expect(await here.told(friend)).toEqual(['verified 50 LOCKED', 'deposit 200 CANCELLED barred']);
  expect(await here.barOf(friend)).toEqual(['depositRefunded', null]);
  await here.unlock();
  expect(await here.told(inviter)).toContain('verified 100 CLAIMABLE');

  const other = await here.newFriend(inviter);
  await here.verify(other);
  await here.look();
  await here.database
    .updateTable('member')
    .set({ status: 'frozen' })
    .where('merchantId', '=', here.merchant.id)
    .where('id', '=', other.memberId)
    .execute();
  await here.unlock();
  expect(await here.barOf(other)).toEqual(['closed', null]);
  expect((await here.told(other)).at(-1)).toBe('verified 50 CANCELLED barred');
});

test('an operator lists, shows and revokes, on the record', async () => {
  const inviter = await here.newMember();
  const friend = await here.newFriend(inviter);
  await here.verify(friend);
  await here.look();
  await here.unlock();
  const { username } = await here.database
    .selectFrom('member')
    .select('username')
    .where('id', '=', friend.memberId)
    .where('merchantId', '=', here.merchant.id)
    .executeTakeFirstOrThrow();
  const livery = (...args: string[]) =>
    requestLivery(['platform', 'referrals', ...args], { DATABASE_URL: here.platform.databaseUrl });
  const revoke = () =>
    livery('revoke', username, '--merchant', 'alpha', '--as', 'anna', '--reason', 'one person');

  expect(await revoke()).toMatchObject({ code: 0 });
  expect((await revoke()).stderr).toContain('as before');

  expect(await here.told(inviter)).toEqual(['verified 100 CANCELLED barred']);
  const shown = await livery('show', username, '--merchant', 'alpha', '--json');
  expect(JSON.parse(shown.stdout)).toMatchObject({ friend: username, barred: 'revoked' });
  const listed = await livery('list', '--merchant', 'alpha', '--barred', '--json');
  const { referrals } = JSON.parse(listed.stdout) as { referrals: { friend: string }[] };
  expect(referrals.map((each) => each.friend)).toContain(username);
  expect((await livery('list')).stdout).toContain('revoked');
  expect((await livery('show', username, '--merchant', 'alpha')).stdout).toContain('no: revoked');
  expect(await livery('show', 'nobody', '--merchant', 'alpha')).toMatchObject({ code: 1 });
  expect(await livery('revoke', username, '--merchant', 'alpha')).toMatchObject({ code: 2 });
  const decisions = [];
  for await (const entry of eachAuditEntry(here.database, here.merchant.id)) decisions.push(entry);
  expect(decisions.filter(({ action }) => action === 'referral.revoke')).toHaveLength(1);
});
