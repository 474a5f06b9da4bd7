import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { passkeyOptions } from '#api/passkeys.ts';
import { createExchangeCode, exchangeSession, login, logout } from '#api/session.ts';
import { cleanUp } from '#platform/people/access/cleanup.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openBrowser } from '../support/cookie-browser.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const PASSWORD = 'violet-Tuba-91x';
const alpha = { host: 'alpha.localhost' };

let platform: TestPlatform;
let passwordHash: string;
let people = 0;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  platform = await startTestPlatform([
    buildMerchant('alpha', { security: { sessionMaxHours: 2 } }),
    buildMerchant('beta'),
    buildMerchant('gamma', { security: { revealUnknownNames: true } }),
  ]);
});

afterAll(() => platform.close());

const newMember = async () => {
  people += 1;
  const username = `session${people}`;
  return { username, ...(await openMember(platform, 'alpha', { username, passwordHash })) };
};

const isOpen = async (token: string) => (await platform.call({ ...alpha, token }, memberInfo)).ok;

test('an account opened by its number is signed in to however the number is written', async () => {
  await openMember(platform, 'alpha', { username: '+959791230009', passwordHash });
  // Its own address: what fails there asks nobody else for a captcha.
  const caller = { ...alpha, ip: '203.0.113.5' };
  const enter = (username: string, countryDialingCode?: string, password = PASSWORD) =>
    platform.call(caller, login, {
      username,
      password,
      ...(countryDialingCode && { countryDialingCode }),
    });

  for (const [typed, code] of [
    ['+959791230009', undefined],
    ['09 791 230 009', '95'],
    ['9791230009', '+95'],
  ] as const)
    expect([typed, (await enter(typed, code)).ok]).toEqual([typed, true]);
  // Another way to write it is no further set of tries.
  const refusals: string[] = [];
  for (const typed of [
    '09791230009',
    '9791230009',
    '09-791-230009',
    '0 9791230009',
    '09 791230009',
  ]) {
    const solved = await platform.solvedCaptcha('alpha');
    const wrong = { username: typed, countryDialingCode: '95', password: 'wrong one' };
    const refused = await platform.call(caller, login, { ...wrong, ...solved });
    if (!refused.ok) refusals.push(refused.refusal);
  }
  expect(refusals.at(-1)).toBe('account_locked');
  expect(await enter('+959791230009')).toMatchObject({ refusal: 'account_locked' });
});

test('a merchant may tell that nobody has a name; others never do', async () => {
  const unknown = { username: 'nobody77', password: 'whatever it is' };

  expect(await platform.call({ host: 'gamma.localhost' }, login, unknown)).toMatchObject({
    refusal: 'username_unknown',
    status: 401,
  });
  expect(await platform.call({ host: 'beta.localhost' }, login, unknown)).toMatchObject({
    refusal: 'in_incorrect_password',
    status: 401,
  });
});

/** A browser of its own asks for a code. */
const makeCode = async (token: string) => {
  const browser = openBrowser(platform, alpha);
  const made = await browser.call(createExchangeCode, {}, { token });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const { code, expiresAt } = made.value;
  const { cookie, setCookie } = browser;
  const exchange = ({ host = alpha.host, by = cookie } = {}) =>
    platform.call({ host, headers: { cookie: by } }, exchangeSession, { code });
  return { code, expiresAt, cookie, setCookie, exchange };
};

const invalid = { refusal: 'exchange_code_invalid', status: 401 };

test('a session that is in use all the time still ends after the merchant’s hours', async () => {
  const { token, memberId } = await newMember();
  const age = (minutes: number) =>
    sql`update session set seen_at = now(), created_at = now() - make_interval(mins => ${minutes})
      where member_id = ${memberId}`.execute(platform.database);

  await age(119);
  expect(await isOpen(token)).toBe(true);
  await age(121);
  expect(await isOpen(token)).toBe(false);
});

test('a sign-in never keeps the token that the browser had before', async () => {
  const { token, username } = await newMember();

  const opened = await platform.call({ ...alpha, token }, login, { username, password: PASSWORD });

  if (!opened.ok) throw new Error(JSON.stringify(opened));
  expect(opened.value.token).not.toBe(token);
  expect(await isOpen(token)).toBe(false);
  expect(await isOpen(opened.value.token)).toBe(true);
});

test('a token that somebody else chose opens nothing after a sign-in', async () => {
  const { username } = await newMember();
  const planted = 'A'.repeat(43);

  const opened = await platform.call({ ...alpha, token: planted }, login, {
    username,
    password: PASSWORD,
  });

  expect(opened.ok).toBe(true);
  expect(await isOpen(planted)).toBe(false);
});

test('the session of a code is as old as the one that asked: it proves nobody anew, and ends no later', async () => {
  const { token, memberId } = await newMember();
  // As an account that a provider has opened: a sign-in of just now is all that there is to prove it with.
  await sql`update member set password_hash = null where id = ${memberId}`.execute(
    platform.database,
  );
  const prove = (by: string) => platform.call({ ...alpha, token: by }, passkeyOptions, {});
  expect(await prove(token)).toMatchObject({ ok: true });
  await sql`update session set created_at = now() - interval '110 minutes'
    where member_id = ${memberId}`.execute(platform.database);
  expect(await prove(token)).toMatchObject({ refusal: 'proof_required' });

  const opened = await (await makeCode(token)).exchange();

  if (!opened.ok) throw new Error(JSON.stringify(opened));
  expect(await prove(opened.value.token)).toMatchObject({ refusal: 'proof_required' });
  await sql`update session set created_at = created_at - interval '11 minutes'
    where member_id = ${memberId}`.execute(platform.database);
  expect(await isOpen(opened.value.token)).toBe(false);
});

test('an exchange code opens one further session, once, and lives a minute', async () => {
  const { token } = await newMember();
  const { expiresAt, exchange } = await makeCode(token);

  const opened = await exchange();

  if (!opened.ok) throw new Error(JSON.stringify(opened));
  expect(opened.value.token).not.toBe(token);
  expect(await isOpen(opened.value.token)).toBe(true);
  expect(await isOpen(token)).toBe(true);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
  expect(await exchange()).toMatchObject(invalid);
});

test('an exchange code is good in the browser that asked for it, and used up by any other', async () => {
  const { token } = await newMember();
  const [own, stolen, bare] = [await makeCode(token), await makeCode(token), await makeCode(token)];
  expect(own.setCookie).toMatch(
    /^livery-sign-in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
  );

  expect(await stolen.exchange({ by: own.cookie })).toMatchObject(invalid);
  expect(await bare.exchange({ by: '' })).toMatchObject(invalid);

  expect(await stolen.exchange()).toMatchObject(invalid);
  expect(await bare.exchange()).toMatchObject(invalid);
  expect((await own.exchange()).ok).toBe(true);
});

test('of many that bring one code, one is let in', async () => {
  const { token } = await newMember();
  const { exchange } = await makeCode(token);

  const opened = await Promise.all(Array.from({ length: 20 }, () => exchange()));

  expect(opened.filter((outcome) => outcome.ok)).toHaveLength(1);
});

test('an exchange code that is too old, of another brand, or of a closed session is invalid', async () => {
  const { token } = await newMember();
  const [late, foreign, closed] = [
    await makeCode(token),
    await makeCode(token),
    await makeCode(token),
  ];

  expect(await foreign.exchange({ host: 'beta.localhost' })).toMatchObject(invalid);
  await platform.call({ ...alpha, token }, logout);
  expect(await closed.exchange()).toMatchObject(invalid);
  await sql`update single_use_token set expires_at = now()`.execute(platform.database);
  expect(await late.exchange()).toMatchObject(invalid);
  await cleanUp(platform.database);
  expect(await platform.database.selectFrom('singleUseToken').select('purpose').execute()).toEqual(
    [],
  );
});

test('a visitor gets no exchange code, and neither code nor token is stored as it is', async () => {
  const { token } = await newMember();

  expect(await platform.call(alpha, createExchangeCode)).toMatchObject({
    refusal: 'not_logged_in',
  });
  const { code, cookie } = await makeCode(token);
  const stored = JSON.stringify([
    await platform.database.selectFrom('singleUseToken').selectAll().execute(),
    await platform.database.selectFrom('session').selectAll().execute(),
  ]);
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(cookie.split('=')[1]);
  expect(stored).not.toContain(token);
});
