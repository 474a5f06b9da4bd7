import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import {
  protectionStatus,
  returnToPlay,
  selfExclude,
  setMarketing,
  startCoolOff,
} from '#api/protection.ts';
import { openSession } from '#platform/people/access/sessions.ts';
import { sql } from '#platform/base/database/sql.ts';
import { mayAdvertise } from '#platform/people/protection/marketing.ts';
import { findDepositRefusal } from '#platform/people/protection/find-deposit-refusal.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { letPass, merchantOf, play } from '../support/protection.ts';

const brands = { alpha: buildMerchant('alpha'), beta: buildMerchant('beta') };

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform(Object.values(brands));
});

afterAll(() => platform.close());

const member = (code: string, username: string, profile: Record<string, string> = {}) =>
  openMember(platform, code, { username, profile, cashMinor: 10_000 });

const at = (who: OpenedMember) =>
  merchantOf(who, who.host.startsWith('alpha') ? brands.alpha : brands.beta);

const bet = (who: OpenedMember) => play(platform.database, at(who), who, 100, 0);

const deposit = (who: OpenedMember) =>
  platform.database
    .transaction()
    .execute((tx) => findDepositRefusal(tx, at(who), who.memberId, 100));

const exclude = (who: OpenedMember, months: number | null) =>
  platform.call(who, selfExclude, { months, confirmed: true });

/** Shows that a number or an address is the member's own. */
const prove = ({ merchantId, memberId }: OpenedMember, kind: 'mobile' | 'email', value: string) =>
  platform.database
    .insertInto('memberContact')
    .values({ merchantId, memberId, kind, value })
    .execute();

test('it holds at once, for play and for deposits, and signing in to read stays possible', async () => {
  const ana = await member('alpha', 'atonce');
  await bet(ana);

  const excluded = await exclude(ana, 6);

  expect(excluded).toMatchObject({
    value: { ownAccount: true, canReturn: false, returnsAt: null },
  });
  expect(await bet(ana)).toMatchObject({ ok: false, code: 'self_excluded' });
  expect(await deposit(ana)).toMatchObject({ code: 'self_excluded' });
  expect(await platform.call(ana, memberInfo)).toMatchObject({ ok: true });
  const status = await platform.call(ana, protectionStatus);
  expect(status).toMatchObject({
    value: { selfExclusion: { ownAccount: true }, realityCheck: { playing: false } },
  });
});

test('every other session of the person ends, at every brand, and offers with it', async () => {
  const ana = await member('alpha', 'endsall', { email: 'ends@example.com' });
  const same = await member('beta', 'endsallb', { email: 'Ends@Example.com' });
  const other = await member('beta', 'staysin', { email: 'stays@example.com' });
  const { merchantId, memberId } = ana;
  const token = await openSession(platform.database, {
    merchantId,
    memberId,
    ip: '127.0.0.1',
    userAgent: 'phone',
  });

  await exclude(ana, 12);

  expect(await platform.call(ana, memberInfo)).toMatchObject({ ok: true });
  expect(await platform.call({ ...ana, token }, memberInfo)).toMatchObject({
    refusal: 'not_logged_in',
  });
  expect(await platform.call(same, memberInfo)).toMatchObject({ refusal: 'not_logged_in' });
  expect(await platform.call(other, memberInfo)).toMatchObject({ ok: true });
  expect(await mayAdvertise(platform.database, at(same), same.memberId)).toBe(false);
  expect(await mayAdvertise(platform.database, at(other), other.memberId)).toBe(true);
  expect(await platform.call(ana, setMarketing, { wanted: true })).toMatchObject({
    refusal: 'self_excluded',
    status: 403,
  });
});

test('what was earned waits for a while after an exclusion that was asked for at another brand, too', async () => {
  const ana = await member('alpha', 'waitshere', { email: 'waits@example.com' });
  const same = await member('beta', 'waitsthere', { email: 'waits@example.com' });
  await exclude(ana, 6);
  const waits = async (who: OpenedMember) => {
    const { rows } = await sql<{ waits: boolean; span: boolean }>`
      select has_break_from_play(${who.merchantId}, ${who.memberId}, now() - break_grace()) as waits,
        exists (select from break_span(${who.merchantId}, ${who.memberId})) as span`.execute(
      platform.database,
    );
    return rows[0];
  };
  const endedAgo = (days: number) =>
    sql`update self_exclusion set until = now() - make_interval(days => ${days + 1}),
        returns_at = now() - make_interval(days => ${days})
      where merchant_id = ${ana.merchantId} and member_id = ${ana.memberId}`.execute(
      platform.database,
    );

  for (const days of [0, 6]) {
    await endedAgo(days);
    for (const who of [ana, same]) expect(await waits(who)).toEqual({ waits: true, span: true });
  }
  expect(await bet(same)).toMatchObject({ ok: true });
  await endedAgo(8);
  for (const who of [ana, same]) expect(await waits(who)).toEqual({ waits: false, span: false });
});

test.each([
  ['mobile', { mobileNum: '+959777000111' }, { mobileNum: '+95 9 777 000 111' }],
  ['e-mail', { email: 'one@example.com' }, { email: 'ONE@example.com' }],
  ['id number', { idNumber: '12/ABC(N)123456' }, { idNumber: '12abcn123456' }],
])(
  'the same %s is the same person at another brand, earlier and later',
  async (name, here, there) => {
    const key = name.replace(/\W/g, '');
    const ana = await member('alpha', `here${key}`, here);
    const before = await member('beta', `before${key}`, there);
    expect(await bet(before)).toMatchObject({ ok: true });

    await exclude(ana, null);

    const later = await member('beta', `later${key}`, there);
    for (const account of [before, later]) {
      expect(await bet(account)).toMatchObject({ code: 'self_excluded', details: { until: null } });
      expect(await deposit(account)).toMatchObject({ code: 'self_excluded' });
    }
    const twin = await platform.call(later, protectionStatus);
    expect(twin).toMatchObject({ value: { selfExclusion: { ownAccount: false, until: null } } });
    expect(await platform.call(later, returnToPlay)).toMatchObject({
      refusal: 'no_self_exclusion',
    });
  },
);

test('a number that is replaced afterwards frees nobody, and the new one is excluded too', async () => {
  const ana = await member('alpha', 'replacer', { mobileNum: '+959777000201' });
  await exclude(ana, 6);
  await sql`update member set profile = '{"mobileNum":"+959777000202"}'
    where merchant_id = ${ana.merchantId} and id = ${ana.memberId}`.execute(platform.database);

  for (const mobileNum of ['+959777000201', '+959777000202'])
    expect(
      await bet(await member('beta', `again${mobileNum.slice(-3)}`, { mobileNum })),
    ).toMatchObject({
      code: 'self_excluded',
    });
});

test('who only writes somebody else’s number excludes nobody who has proved to own it', async () => {
  const owner = await member('beta', 'owner', { mobileNum: '+959777000301' });
  await prove(owner, 'mobile', '+959777000301');
  const stranger = await member('alpha', 'stranger', { mobileNum: '+959777000301' });

  await exclude(stranger, null);

  expect(await bet(owner)).toMatchObject({ ok: true });
  expect(await platform.call(owner, memberInfo)).toMatchObject({ ok: true });

  await prove(stranger, 'mobile', '+959777000301');
  expect(await bet(owner)).toMatchObject({ code: 'self_excluded' });
});

test('only keyed hashes are kept', async () => {
  await member('alpha', 'hashed', { mobileNum: '+959777000401' });

  const { rows } = await sql<{ plain: boolean }>`
    select hash = sha256(convert_to('mobile:+959777000401', 'UTF8')) as plain
    from member_identity where hash = identity_hash('mobile', '+959777000401')`.execute(
    platform.database,
  );

  expect(rows).toEqual([{ plain: false }]);
});

test('it can be made longer, never shorter, and its bounds are the brand’s', async () => {
  const ana = await member('alpha', 'bounds');

  expect(await exclude(ana, 5)).toMatchObject({
    refusal: 'self_exclusion_out_of_bounds',
    status: 400,
    details: { min: 6, max: 60 },
  });
  expect(await exclude(ana, 61)).toMatchObject({ refusal: 'self_exclusion_out_of_bounds' });
  const unread = { months: 6, confirmed: false as true };
  expect(await platform.call(ana, selfExclude, unread)).toMatchObject({ refusal: 'invalid_input' });
  await exclude(ana, 12);
  expect(await exclude(ana, 6)).toMatchObject({
    refusal: 'self_exclusion_not_shorter',
    status: 409,
  });
  expect(await exclude(ana, 24)).toMatchObject({ ok: true });
  expect(await exclude(ana, null)).toMatchObject({ value: { until: null } });
  expect(await exclude(ana, 60)).toMatchObject({ refusal: 'self_exclusion_not_shorter' });
});

test('it ends by nothing but the wish to come back, and a day of waiting', async () => {
  const ana = await member('alpha', 'comesback', { email: 'back@example.com' });
  const twin = await member('beta', 'comestoo', { email: 'back@example.com' });
  expect(await platform.call(ana, returnToPlay)).toMatchObject({ refusal: 'no_self_exclusion' });
  await exclude(ana, 6);
  expect(await platform.call(ana, returnToPlay)).toMatchObject({
    refusal: 'self_excluded',
    status: 403,
  });

  await letPass(platform.database, ana, '190 days');

  expect(await bet(ana)).toMatchObject({ code: 'self_excluded' });
  const over = await platform.call(ana, protectionStatus);
  expect(over).toMatchObject({ value: { selfExclusion: { canReturn: true } } });
  const asked = await platform.call(ana, returnToPlay);
  expect(await platform.call(ana, returnToPlay)).toEqual(asked);
  expect(await bet(ana)).toMatchObject({ code: 'self_excluded' });
  await letPass(platform.database, ana, '24 hours');
  expect(await bet(ana)).toMatchObject({ ok: true });
  expect(await bet(twin)).toMatchObject({ ok: true });
});

test('a permanent one is for good', async () => {
  const ana = await member('alpha', 'forgood');
  await exclude(ana, null);
  await letPass(platform.database, ana, '30 years');

  expect(await platform.call(ana, returnToPlay)).toMatchObject({ refusal: 'self_excluded' });
  expect(await bet(ana)).toMatchObject({ code: 'self_excluded' });
});

test('a break stops play and deposits, is prolonged but not shortened, and ends by itself', async () => {
  const ana = await member('alpha', 'breaktaker');
  const pause = (hours: number) => platform.call(ana, startCoolOff, { hours });

  expect(await pause(23)).toMatchObject({
    refusal: 'cool_off_out_of_bounds',
    status: 400,
    details: { min: 24, max: 1008 },
  });
  expect(await pause(1009)).toMatchObject({ refusal: 'cool_off_out_of_bounds' });
  expect(await pause(72)).toMatchObject({ ok: true });
  expect(await pause(24)).toMatchObject({ refusal: 'cool_off_not_shorter', status: 409 });
  expect(await pause(168)).toMatchObject({ ok: true });
  expect(await bet(ana)).toMatchObject({ code: 'cooling_off' });
  expect(await deposit(ana)).toMatchObject({ code: 'cooling_off' });
  expect(await mayAdvertise(platform.database, at(ana), ana.memberId)).toBe(false);
  await letPass(platform.database, ana, '168 hours');
  expect(await bet(ana)).toMatchObject({ ok: true });
  expect(await deposit(ana)).toBeNull();
  expect(await platform.call(ana, protectionStatus)).toMatchObject({
    value: { coolOffUntil: null },
  });
});
