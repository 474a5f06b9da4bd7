import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirmAuthenticator,
  enrolAuthenticator,
  newRecoveryCodes,
  removeAuthenticator,
} from '#api/authenticator.ts';
import { memberInfo } from '#api/member.ts';
import { profile } from '#api/profile.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { login, verifyLogin } from '#api/session.ts';
import { sql } from '#platform/base/database/sql.ts';
import { giveContact } from '../support/contacts.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastMessage } from '../support/outbox.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const PASSWORD = 'violet-Tuba-91x';
const PERIOD_MS = 30_000;

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha', { signIn: { recoveryCodes: 6 } })]);
});

afterAll(() => platform.close());

const newMember = async (type = 0) => {
  people += 1;
  const username = `keeper${people}`;
  const passwordHash = await hashPassword(PASSWORD);
  return { ...(await openMember(platform, 'alpha', { username, passwordHash, type })), username };
};

type Member = Awaited<ReturnType<typeof newMember>>;

/** What an app shows that many steps of 30 seconds from now. */
const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * PERIOD_MS,
  });

const enrol = async (member: Member): Promise<string> => {
  const begun = await platform.call(member, enrolAuthenticator, { password: PASSWORD });
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return begun.value.secret;
};

/** An account with an authenticator, as if its first code had been shown long ago. */
const withAuthenticator = async () => {
  const member = await newMember();
  const secret = await enrol(member);
  const done = await platform.call(member, confirmAuthenticator, { code: appCode(secret) });
  if (!done.ok) throw new Error(JSON.stringify(done));
  await sql`update authenticator set last_step = 0
    where member_id = ${member.memberId}`.execute(platform.database);
  return { ...member, secret, recoveryCodes: done.value.recoveryCodes };
};

const remove = (member: Member, code: string) =>
  platform.call(member, removeAuthenticator, { code, password: PASSWORD });

test('an app is enrolled with a QR code and its first code, and recovery codes come with it', async () => {
  const member = await newMember();
  const email = `${member.username}@mail.example`;
  await giveContact(platform, member, 'email', email);
  const begun = await platform.call(member, enrolAuthenticator, { password: PASSWORD });
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const { secret, uri } = begun.value;
  expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(uri)).toContain(`Brand alpha:${member.username}`);
  expect(await platform.call(member, memberInfo)).toMatchObject({
    value: { hasAuthenticator: false },
  });

  const done = await platform.call(member, confirmAuthenticator, { code: appCode(secret) });

  if (!done.ok) throw new Error(JSON.stringify(done));
  const { recoveryCodes } = done.value;
  expect(new Set(recoveryCodes).size).toBe(6);
  for (const code of recoveryCodes) expect(code).toMatch(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  expect(await platform.call(member, profile)).toMatchObject({
    value: { hasAuthenticator: true, recoveryCodesLeft: 6 },
  });
  expect(await lastMessage(platform.database, email)).toMatchObject({ kind: 'accountChanged' });
});

test('to begin, the login password is shown', async () => {
  const member = await newMember();

  expect(await platform.call(member, enrolAuthenticator, {})).toMatchObject({
    refusal: 'proof_required',
    details: { kinds: ['password'] },
  });
  expect(await platform.call(member, enrolAuthenticator, { password: 'wrong' })).toMatchObject({
    refusal: 'in_incorrect_password',
  });
});

test('wrong codes are refused, and after five of them the right one for a while', async () => {
  const member = await newMember();
  expect(await platform.call(member, confirmAuthenticator, { code: '123456' })).toMatchObject({
    refusal: 'authenticator_missing',
    status: 409,
  });
  const secret = await enrol(member);
  const attempt = (code: string) => platform.call(member, confirmAuthenticator, { code });
  for (const code of ['', '12', 'abcdef', appCode(secret, 5)])
    expect(await attempt(code)).toMatchObject({ refusal: 'code_wrong', status: 400 });

  expect(await attempt(appCode(secret, -5))).toMatchObject({ refusal: 'code_locked', status: 429 });
  expect(await attempt(appCode(secret))).toMatchObject({ refusal: 'code_locked' });
});

test('a second app is enrolled only after the first is removed', async () => {
  const member = await withAuthenticator();

  const again = { refusal: 'authenticator_set', status: 409 };
  expect(await platform.call(member, enrolAuthenticator, { password: PASSWORD })).toMatchObject(
    again,
  );
  expect(
    await platform.call(member, confirmAuthenticator, { code: appCode(member.secret) }),
  ).toMatchObject(again);

  const email = `${member.username}@mail.example`;
  await giveContact(platform, member, 'email', email);
  expect(
    await platform.call(member, removeAuthenticator, { code: appCode(member.secret) }),
  ).toMatchObject({ refusal: 'proof_required' });
  expect(await remove(member, '000000')).toMatchObject({ refusal: 'code_wrong' });
  expect(await remove(member, appCode(member.secret))).toEqual({ ok: true, value: {} });
  expect(await remove(member, appCode(member.secret, 1))).toMatchObject({
    refusal: 'authenticator_missing',
  });
  expect(await platform.call(member, profile)).toMatchObject({
    value: { hasAuthenticator: false, recoveryCodesLeft: 0 },
  });
  expect(await lastMessage(platform.database, email)).toMatchObject({ kind: 'accountChanged' });
  expect(await enrol(member)).not.toBe(member.secret);
});

test('no code is taken twice, nor one of before', async () => {
  const member = await withAuthenticator();
  const code = appCode(member.secret);
  const renew = (given: string) => platform.call(member, newRecoveryCodes, { code: given });

  expect(await renew(code)).toMatchObject({ ok: true });

  expect(await renew(code)).toMatchObject({ refusal: 'code_wrong' });
  expect(await renew(appCode(member.secret, -1))).toMatchObject({ refusal: 'code_wrong' });
  expect(await renew(appCode(member.secret, 1))).toMatchObject({ ok: true });
});

test('of two that send one code at once, one is let through', async () => {
  const member = await withAuthenticator();
  const code = appCode(member.secret);

  const outcomes = await Promise.all(
    [1, 2, 3].map(() => platform.call(member, newRecoveryCodes, { code })),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a recovery code is good once, and not after new ones were made', async () => {
  const member = await withAuthenticator();
  const [first = '', second = ''] = member.recoveryCodes;
  const renew = (code: string) => platform.call(member, newRecoveryCodes, { code });

  const renewed = await renew(first.toLowerCase().replaceAll('-', ' '));

  if (!renewed.ok) throw new Error(JSON.stringify(renewed));
  expect(renewed.value.recoveryCodes).toHaveLength(6);
  expect(await renew(first)).toMatchObject({ refusal: 'code_wrong' });
  expect(await renew(second)).toMatchObject({ refusal: 'code_wrong' });
  expect(await remove(member, renewed.value.recoveryCodes[0] ?? '')).toMatchObject({ ok: true });
});

test('from an unregistered address the sign-in asks for the authenticator', async () => {
  const member = await withAuthenticator();
  const signIn = (ip: string) =>
    platform.call({ host: member.host, ip }, login, {
      username: member.username,
      password: PASSWORD,
    });
  expect(await signIn('192.0.2.1')).toMatchObject({ ok: true });

  const asked = await signIn('198.51.100.1');

  expect(asked).toMatchObject({
    refusal: 'verification_required',
    details: { kinds: ['authenticator'] },
  });
  const challengeId = String((asked.ok ? {} : asked.details)?.['challengeId']);
  const verify = (answer: string) =>
    platform.call({ host: member.host, ip: '198.51.100.1' }, verifyLogin, {
      challengeId,
      kind: 'authenticator',
      answer,
    });
  expect(await verify('000000')).toMatchObject({ refusal: 'code_wrong' });
  expect(await verify(appCode(member.secret))).toMatchObject({ ok: true });
});

test('the secret is sealed where the platform has a key', async () => {
  process.env['LIVERY_SEAL_KEY'] = 'a key of these tests';
  try {
    const member = await withAuthenticator();
    const { rows } = await sql<{ secret: string }>`select secret from authenticator
      where member_id = ${member.memberId}`.execute(platform.database);

    expect(rows[0]?.secret).not.toContain(member.secret);
    expect(await remove(member, appCode(member.secret))).toMatchObject({ ok: true });
  } finally {
    delete process.env['LIVERY_SEAL_KEY'];
  }
});

test('a visitor and a trial account have none', async () => {
  const trial = await newMember(4);
  const visitor = { ...trial, token: 'x'.repeat(43) };
  for (const call of [
    (caller: Member) => platform.call(caller, enrolAuthenticator, {}),
    (caller: Member) => platform.call(caller, confirmAuthenticator, { code: '1' }),
    (caller: Member) => platform.call(caller, newRecoveryCodes, { code: '1' }),
    (caller: Member) => remove(caller, '1'),
  ]) {
    expect(await call(visitor)).toMatchObject({ refusal: 'not_logged_in' });
    expect(await call(trial)).toMatchObject({ refusal: 'forbidden' });
  }
});
