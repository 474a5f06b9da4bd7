import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerRealityCheck,
  netPosition,
  protectionStatus,
  realityCheck,
  setMarketing,
  setRealityCheck,
} from '#api/protection.ts';
import { findDepositRefusal } from '#platform/people/protection/find-deposit-refusal.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import { sql } from '#platform/base/database/sql.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { merchantOf, play } from '../support/protection.ts';
import { operator } from '../support/operator.ts';
import { yearsAgo } from '../support/years-ago.ts';

const brands = {
  agreed: buildMerchant('agreed'),
  declared: buildMerchant('declared', { protection: { ageProof: 'declared' } }),
  verified: buildMerchant('verified', { protection: { ageProof: 'verified' } }),
};

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform(Object.values(brands));
});

afterAll(() => platform.close());

const member = (
  username: string,
  code: keyof typeof brands = 'agreed',
  profile: Record<string, string> = {},
) => openMember(platform, code, { username, profile, cashMinor: 10_000 });

const at = (who: OpenedMember) =>
  merchantOf(who, brands[who.host.split('.')[0] as keyof typeof brands]);

const bet = (who: OpenedMember, stakeMinor = 100, payoutMinor?: number) =>
  play(platform.database, at(who), who, stakeMinor, payoutMinor);

/** Somebody has played all the while. */
const playedFor = ({ memberId }: OpenedMember, interval: string) =>
  sql`update play_session set started_at = started_at - ${interval}::interval,
    checked_at = checked_at - ${interval}::interval
    where member_id = ${memberId} and ended_at is null`.execute(platform.database);

test('nothing is due and nothing counts before the first bet', async () => {
  const ana = await member('noplay');

  expect(await platform.call(ana, realityCheck)).toEqual({
    ok: true,
    value: {
      playing: false,
      startedAt: null,
      elapsedSeconds: 0,
      stakedMinor: 0,
      wonMinor: 0,
      netMinor: 0,
      currency: 'USD',
      due: false,
      dueAt: null,
      intervalMinutes: 60,
    },
  });
});

test('time and net position count from the first bet, a loss as plainly as a gain', async () => {
  const ana = await member('counted');
  await bet(ana, 500, 200);
  await bet(ana, 300);
  await playedFor(ana, '10 minutes');

  const position = await platform.call(ana, netPosition);

  expect(position).toMatchObject({
    value: { playing: true, stakedMinor: 800, wonMinor: 200, netMinor: -600 },
  });
  expect(position.ok && position.value.elapsedSeconds).toBeGreaterThanOrEqual(600);
});

test('after an hour of play every bet is refused until the check is answered', async () => {
  const ana = await member('anhour');
  await bet(ana);
  await playedFor(ana, '50 minutes');
  expect(await bet(ana)).toMatchObject({ ok: true });
  await playedFor(ana, '10 minutes');

  expect(await bet(ana)).toMatchObject({
    code: 'reality_check_due',
    details: { intervalMinutes: 60 },
  });
  expect(await platform.call(ana, realityCheck)).toMatchObject({
    value: { due: true, stakedMinor: 200, netMinor: -200 },
  });
  expect(await platform.call(ana, answerRealityCheck, { answer: 'continue' })).toMatchObject({
    value: { due: false, playing: true, stakedMinor: 200 },
  });
  expect(await bet(ana)).toMatchObject({ ok: true });
  await playedFor(ana, '60 minutes');
  expect(await bet(ana)).toMatchObject({ code: 'reality_check_due' });
  expect(await platform.call(ana, answerRealityCheck, { answer: 'stop' })).toMatchObject({
    value: { due: false, playing: false, elapsedSeconds: 0 },
  });
  expect(await bet(ana)).toMatchObject({ ok: true });
  expect(await platform.call(ana, netPosition)).toMatchObject({ value: { stakedMinor: 100 } });
});

test('a longer break ends the play session, and the next bet begins another', async () => {
  const ana = await member('breaks');
  await bet(ana);
  await playedFor(ana, '50 minutes');
  await sql`update play_session set seen_at = seen_at - interval '11 minutes'
    where member_id = ${ana.memberId}`.execute(platform.database);

  expect(await platform.call(ana, netPosition)).toMatchObject({ value: { playing: false } });
  await bet(ana);
  expect(await platform.call(ana, netPosition)).toMatchObject({ value: { stakedMinor: 100 } });
  expect(await platform.call(ana, answerRealityCheck, { answer: 'continue' })).toMatchObject({
    value: { playing: true },
  });
});

test('a member may choose a shorter time, never a longer one than the brand’s', async () => {
  const ana = await member('chooser');
  const choose = (minutes: number) => platform.call(ana, setRealityCheck, { minutes });

  expect(await choose(61)).toMatchObject({
    refusal: 'reality_check_out_of_bounds',
    status: 400,
    details: { min: 15, max: 60 },
  });
  expect(await choose(14)).toMatchObject({ refusal: 'reality_check_out_of_bounds' });
  expect(await choose(15)).toMatchObject({ value: { intervalMinutes: 15 } });
  await bet(ana);
  await playedFor(ana, '15 minutes');
  expect(await bet(ana)).toMatchObject({ code: 'reality_check_due' });
});

test('the age opens play as far as the brand asks for a proof of it', async () => {
  const opens = async (code: keyof typeof brands, name: string, birthday?: string) => {
    const who = await member(name, code, birthday ? { birthday } : {});
    const status = await platform.call(who, protectionStatus);
    const placed = await bet(who);
    const { age } = status.ok ? status.value : { age: null };
    expect(placed.ok).toBe(age?.playOpen);
    return `${age?.state} ${placed.ok ? 'open' : placed.code}`;
  };

  expect(await opens('agreed', 'agenone')).toBe('agreed open');
  expect(await opens('declared', 'agenone')).toBe('agreed age_unverified');
  expect(await opens('verified', 'agenone')).toBe('agreed age_unverified');
  expect(await opens('declared', 'agetold', yearsAgo(21))).toBe('declared open');
  expect(await opens('verified', 'agetold', yearsAgo(21))).toBe('declared age_unverified');
  expect(await opens('agreed', 'agelow', yearsAgo(21, 1))).toBe('underage age_unverified');
});

test('an operator opens play, but not for who says to be too young', async () => {
  const ana = await member('proved', 'verified');
  const kid = await member('tooyoung', 'verified', { birthday: yearsAgo(20) });

  expect(await verifyAge(platform.database, at(ana), 'PROVED', 'passport', operator.by)).toEqual({
    ok: true,
    memberId: ana.memberId,
  });
  expect(await bet(ana)).toMatchObject({ ok: true });
  expect(await platform.call(ana, protectionStatus)).toMatchObject({
    value: { age: { state: 'verified', minimum: 21, playOpen: true } },
  });
  expect(await verifyAge(platform.database, at(kid), 'tooyoung', 'passport', operator.by)).toEqual({
    ok: false,
    reason: 'underage',
  });
  expect(await verifyAge(platform.database, at(kid), 'nobody', 'passport', operator.by)).toEqual({
    ok: false,
    reason: 'no_member',
  });
});

test('who is too young, or has not proved their age where that is asked, cannot pay in', async () => {
  const deposit = (who: OpenedMember) =>
    platform.database
      .transaction()
      .execute((tx) => findDepositRefusal(tx, at(who), who.memberId, 100));

  expect(await deposit(await member('paykid', 'agreed', { birthday: yearsAgo(18) }))).toMatchObject(
    {
      code: 'age_unverified',
      details: { state: 'underage', minimum: 21 },
    },
  );
  expect(await deposit(await member('paylater', 'verified'))).toMatchObject({
    code: 'age_unverified',
    details: { state: 'agreed', minimum: 21 },
  });
  expect(await deposit(await member('payagreed', 'agreed'))).toBeNull();
});

test('offers can be switched off and on again', async () => {
  const ana = await member('offers');

  expect(await platform.call(ana, setMarketing, { wanted: false })).toMatchObject({
    value: { marketing: false },
  });
  expect(await platform.call(ana, protectionStatus)).toMatchObject({ value: { marketing: false } });
  expect(await platform.call(ana, setMarketing, { wanted: true })).toMatchObject({
    value: { marketing: true },
  });
});

test('no visitor and no trial account reaches any of it', async () => {
  const trial = await openMember(platform, 'agreed', { username: 'triallist', type: 4 });
  for (const endpoint of [protectionStatus, realityCheck, netPosition]) {
    expect(await platform.call({ host: 'agreed.localhost' }, endpoint)).toMatchObject({
      refusal: 'not_logged_in',
    });
    expect(await platform.call(trial, endpoint)).toMatchObject({ refusal: 'forbidden' });
  }
});
