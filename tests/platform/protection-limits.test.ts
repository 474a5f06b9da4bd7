import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cancelLimit,
  confirmLimit,
  type ProtectionLimit,
  protectionStatus,
  setLimit,
} from '#api/protection.ts';
import { findDepositRefusal } from '#platform/people/protection/find-deposit-refusal.ts';
import { findPlayRefusal } from '#platform/people/protection/find-play-refusal.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { letPass, merchantOf, play } from '../support/protection.ts';

const open = buildMerchant('open');
const capped = buildMerchant('capped', {
  protection: { ageProof: 'agreed', caps: { depositDayMinor: 5000, wagerWeekMinor: 3000 } },
});
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([open, capped]);
});

afterAll(() => platform.close());

const member = (username: string, code = 'open') =>
  openMember(platform, code, { username, cashMinor: 100_000 });

const at = (who: OpenedMember): Merchant =>
  merchantOf(who, who.host.startsWith('open') ? open : capped);

const bet = (who: OpenedMember, stakeMinor: number, payoutMinor?: number) =>
  play(platform.database, at(who), who, stakeMinor, payoutMinor);

const deposit = (who: OpenedMember, amountMinor: number) =>
  platform.database
    .transaction()
    .execute((tx) => findDepositRefusal(tx, at(who), who.memberId, amountMinor));

const set = async (
  who: OpenedMember,
  kind: ProtectionLimit['kind'],
  amount: number | null,
  period: ProtectionLimit['period'] = 'day',
) => {
  const outcome = await platform.call(who, setLimit, { kind, period, amount });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
};

/** A deposit as if the member had started it. */
const paidIn = (who: OpenedMember, amountMinor: number, state = 'PENDING') =>
  sql`insert into deposit (merchant_id, member_id, reference, channel_id, provider, channel,
      currency, amount_minor, fee_minor, state, expires_at)
    values (${who.merchantId}, ${who.memberId}, ${crypto.randomUUID()}, 'c', 'bank', '{}', 'USD',
      ${amountMinor}, 0, ${state}, now() + interval '1 hour')`.execute(platform.database);

test('a stake that would pass the wager limit is refused, one that reaches it is not', async () => {
  const ana = await member('wagerana');
  await set(ana, 'wager', 1000);

  expect(await bet(ana, 600, 0)).toMatchObject({ ok: true });
  expect(await bet(ana, 401)).toMatchObject({
    ok: false,
    code: 'limit_reached',
    details: { kind: 'wager', period: 'day', limit: 1000, used: 600, remaining: 400 },
  });
  expect(await bet(ana, 400, 0)).toMatchObject({ ok: true });
  expect(await bet(ana, 1)).toMatchObject({ code: 'limit_reached', details: { remaining: 0 } });
});

test('what was staked more than a window ago counts no more', async () => {
  const ana = await member('windowana');
  await set(ana, 'wager', 1000);
  await bet(ana, 1000, 0);
  await letPass(platform.database, ana, '25 hours');

  expect(await bet(ana, 1000, 0)).toMatchObject({ ok: true });
  await set(ana, 'wager', 2500, 'week');
  await letPass(platform.database, ana, '25 hours');
  expect(await bet(ana, 501)).toMatchObject({ details: { kind: 'wager', period: 'week' } });
});

test('a loss is what was staked less what was paid back; an open stake counts as lost', async () => {
  const ana = await member('lossana');
  await set(ana, 'loss', 1000);

  await bet(ana, 800, 500);
  expect(await bet(ana, 701)).toMatchObject({
    code: 'limit_reached',
    details: { kind: 'loss', used: 300, remaining: 700 },
  });
  const { name } = await bet(ana, 700);
  expect(await bet(ana, 1)).toMatchObject({ code: 'limit_reached', details: { used: 1000 } });
  await voidBet(platform.database, at(ana), name);
  expect(await bet(ana, 700, 2000)).toMatchObject({ ok: true });
  expect(await bet(ana, 1000)).toMatchObject({ ok: true });
});

test('two bets at once do not pass a limit together', async () => {
  const ana = await member('twobets');
  await set(ana, 'wager', 1000);

  const both = await Promise.all(Array.from({ length: 6 }, () => bet(ana, 400)));

  expect(both.filter(({ ok }) => ok)).toHaveLength(2);
});

test('deposits count from their start; what failed or ran out counts no more', async () => {
  const ana = await member('depositana');
  await set(ana, 'deposit', 1000);
  await paidIn(ana, 400);
  await paidIn(ana, 300, 'FAILED');
  await paidIn(ana, 300, 'EXPIRED');

  expect(await deposit(ana, 600)).toBeNull();
  expect(await deposit(ana, 601)).toEqual({
    code: 'limit_reached',
    details: { kind: 'deposit', period: 'day', limit: 1000, used: 400, remaining: 600 },
  });
  await letPass(platform.database, ana, '24 hours 1 minute');
  expect(await deposit(ana, 1000)).toBeNull();
});

test('time of play is limited, and comes back as the window moves on', async () => {
  const ana = await member('timeana');
  await set(ana, 'session', 1800);
  await bet(ana, 100, 0);
  await sql`update play_session set started_at = now() - interval '31 minutes'
    where member_id = ${ana.memberId}`.execute(platform.database);

  expect(await bet(ana, 100)).toMatchObject({
    code: 'session_limit',
    details: { kind: 'session', period: 'day', limit: 1800, remaining: 0 },
  });
  await letPass(platform.database, ana, '25 hours');
  expect(await bet(ana, 100, 0)).toMatchObject({ ok: true });
});

test('the merchant’s limit holds beside the own one: the lowest wins', async () => {
  const ana = await member('cappedana', 'capped');

  expect(await deposit(ana, 5001)).toMatchObject({ details: { limit: 5000 } });
  await set(ana, 'deposit', 9000);
  expect(await deposit(ana, 5001)).toMatchObject({ details: { limit: 5000 } });
  await set(ana, 'deposit', 2000);
  expect(await deposit(ana, 2001)).toMatchObject({ details: { limit: 2000 } });
  expect(await bet(ana, 3001)).toMatchObject({ details: { kind: 'wager', period: 'week' } });
  const status = await platform.call(ana, protectionStatus);
  if (!status.ok) throw new Error(JSON.stringify(status));
  expect(status.value.limits).toHaveLength(12);
  expect(
    status.value.limits.find(({ kind, period }) => kind === 'deposit' && period === 'day'),
  ).toMatchObject({ amount: 2000, cap: 5000, effective: 2000, used: 0, remaining: 2000 });
});

test('a lower limit holds at once; a higher one waits 24 hours and a second confirmation', async () => {
  const ana = await member('waitana');
  await set(ana, 'wager', 1000);
  expect(await set(ana, 'wager', 500)).toMatchObject({ amount: 500, pending: null });

  const asked = await set(ana, 'wager', 2000);

  expect(asked).toMatchObject({
    amount: 500,
    effective: 500,
    pending: { amount: 2000, canConfirm: false },
  });
  const which = { kind: 'wager', period: 'day' } as const;
  expect(await platform.call(ana, confirmLimit, which)).toMatchObject({
    refusal: 'limit_waits',
    status: 409,
    details: { confirmableAt: asked.pending?.confirmableAt },
  });
  expect(await bet(ana, 501)).toMatchObject({ code: 'limit_reached' });
  await letPass(platform.database, ana, '24 hours');
  expect(await bet(ana, 501)).toMatchObject({ code: 'limit_reached' });
  expect(await set(ana, 'wager', 2000)).toMatchObject({ pending: { canConfirm: true } });
  expect(await platform.call(ana, confirmLimit, which)).toMatchObject({
    value: { amount: 2000, pending: null },
  });
  expect(await bet(ana, 501)).toMatchObject({ ok: true });
  expect(await platform.call(ana, confirmLimit, which)).toMatchObject({
    refusal: 'no_pending_limit',
  });
});

test('to lift a limit waits as well, and can be thought over', async () => {
  const ana = await member('liftana');
  const which = { kind: 'loss', period: 'month' } as const;
  await set(ana, 'loss', 1000, 'month');

  expect(await set(ana, 'loss', null, 'month')).toMatchObject({
    amount: 1000,
    pending: { amount: null },
  });
  expect(await platform.call(ana, cancelLimit, which)).toMatchObject({
    value: { amount: 1000, pending: null },
  });
  expect(await platform.call(ana, cancelLimit, which)).toMatchObject({
    refusal: 'no_pending_limit',
    status: 409,
  });
  await set(ana, 'loss', null, 'month');
  expect(await set(ana, 'loss', 800, 'month')).toMatchObject({ amount: 800, pending: null });
  await set(ana, 'loss', null, 'month');
  await letPass(platform.database, ana, '24 hours');
  expect(await platform.call(ana, confirmLimit, which)).toMatchObject({ value: { amount: null } });
});

test('a wish that nobody confirms within a week is forgotten, and has to wait anew', async () => {
  const ana = await member('laterana');
  const which = { kind: 'wager', period: 'day' } as const;
  await set(ana, 'wager', 100);
  await set(ana, 'wager', 200);
  await letPass(platform.database, ana, '191 hours');
  expect(await set(ana, 'wager', 200)).toMatchObject({ pending: { canConfirm: true } });
  await letPass(platform.database, ana, '1 hour');

  expect(await platform.call(ana, confirmLimit, which)).toMatchObject({
    refusal: 'no_pending_limit',
  });
  expect(await set(ana, 'wager', 200)).toMatchObject({
    amount: 100,
    pending: { amount: 200, canConfirm: false },
  });
  expect(await platform.call(ana, confirmLimit, which)).toMatchObject({ refusal: 'limit_waits' });
});

test('another wish starts the waiting time anew', async () => {
  const ana = await member('anewana');
  const which = { kind: 'wager', period: 'day' } as const;
  await set(ana, 'wager', 100);
  await set(ana, 'wager', 200);
  await letPass(platform.database, ana, '23 hours');
  await set(ana, 'wager', 300);
  await letPass(platform.database, ana, '2 hours');

  expect(await platform.call(ana, confirmLimit, which)).toMatchObject({ refusal: 'limit_waits' });
});

test('limits that mean nothing are refused', async () => {
  const ana = await member('boundana');
  const send = (kind: 'session' | 'deposit', amount: number) =>
    platform.call(ana, setLimit, { kind, period: 'day', amount });

  expect(await send('session', 86_401)).toMatchObject({
    refusal: 'limit_out_of_bounds',
    status: 400,
    details: { max: 86_400 },
  });
  expect(await send('deposit', 2e15)).toMatchObject({ refusal: 'limit_out_of_bounds' });
  expect(await send('deposit', -1)).toMatchObject({ refusal: 'invalid_input' });
  expect(await send('deposit', 0)).toMatchObject({ value: { amount: 0, remaining: 0 } });
  expect(await deposit(ana, 1)).toMatchObject({ code: 'limit_reached' });
});

test('the limits of one member are nobody else’s', async () => {
  const ana = await member('ownana');
  const bob = await member('ownbob');
  await set(ana, 'wager', 0);

  expect(await bet(bob, 100)).toMatchObject({ ok: true });
  expect(
    await platform.call({ host: 'capped.localhost', token: ana.token }, protectionStatus),
  ).toMatchObject({
    refusal: 'not_logged_in',
  });
});

test('play credits are not limited, and a trial account has no page of limits', async () => {
  const trial = await openMember(platform, 'open', { username: 'trialist', type: 4 });

  expect(await platform.call(trial, protectionStatus)).toMatchObject({ refusal: 'forbidden' });
  const refused = await platform.database
    .transaction()
    .execute((tx) => findPlayRefusal(tx, at(trial), trial.memberId, 1e9));
  expect(refused).toBeNull();
});

test('every change is written down for good', async () => {
  const ana = await member('eventana');
  await set(ana, 'wager', 1000);
  await set(ana, 'wager', 2000);

  const { rows } = await sql<{ kind: string; details: unknown }>`
    select kind, details from protection_event where member_id = ${ana.memberId}
    order by id`.execute(platform.database);
  expect(rows).toEqual([
    { kind: 'limit_set', details: { kind: 'wager', period: 'day', before: null, after: 1000 } },
    { kind: 'limit_asked', details: { kind: 'wager', period: 'day', before: 1000, after: 2000 } },
  ]);
  const removed = sql`delete from protection_event`.execute(platform.database);
  await expect(removed).rejects.toThrow('never changed or removed');
});
