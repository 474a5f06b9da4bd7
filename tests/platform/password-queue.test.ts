import http from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changePaymentPassword } from '#api/payment-password.ts';
import { resetPasswordByMobile, sendPasswordCode } from '#api/passwords.ts';
import { login } from '#api/session.ts';
import type { HashRequest, Lane } from '#platform/people/access/hash-queue.ts';
import { passwordLimits, passwordQueue } from '#platform/people/access/password-queue.ts';
import { sql } from '#platform/base/database/sql.ts';
import { provePaymentPassword } from '#platform/people/members/payment-password.ts';
import { giveContact } from '../support/contacts.ts';
import { openBrowser } from '../support/cookie-browser.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastCode } from '../support/outbox.ts';
import { openSomebody, PASSWORD } from '../support/people.ts';
import { type Answer, startTestPlatform, type TestPlatform } from '../support/platform.ts';

const WRONG = 'orange-Flute-17k';
const PIN = '730518';

/** As many as one network may have waiting. */
const PLACES = passwordLimits.most.network;

let platform: TestPlatform;
let release = (): void => {};
const guesses: Promise<Answer>[] = [];

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { security: { addressCheck: false } }),
  ]);
});

afterEach(async () => {
  release();
  await Promise.all(guesses.splice(0));
});

afterAll(() => platform.close());

/** Takes every place at which hashes are computed, until it is released. */
const holdHashing = async (): Promise<void> => {
  const held = Promise.withResolvers<void>();
  release = held.resolve;
  const gone = new AbortController();
  const holder: HashRequest = { lane: 'usual', network: '', account: '', gone: gone.signal };
  let begun = 0;
  const asked: Promise<unknown>[] = [];
  while (passwordQueue.waiting('usual') === 0) {
    const who = { ...holder, network: `holder ${asked.length}`, account: `${asked.length}` };
    asked.push(
      passwordQueue
        .run(who, () => {
          begun += 1;
          return held.promise;
        })
        .catch(() => {}),
    );
  }
  // The last one only waits: all places are taken.
  gone.abort();
  await expect.poll(() => begun).toBe(asked.length - 1);
};

const waitFor = (lane: Lane, count: number) =>
  expect.poll(() => passwordQueue.waiting(lane)).toBe(count);

const guess = (at: number, network: string) =>
  platform.send(
    { host: 'alpha.localhost', ip: `${network}.${at}` },
    {
      method: 'POST',
      path: login.path,
      body: { username: `nobody${network}${at}`.replaceAll('.', ''), password: WRONG },
    },
  );

/** As many wrong sign-ins of one network as may wait, all waiting. */
const flood = async (network: string): Promise<void> => {
  for (let at = 1; at <= PLACES; at += 1) guesses.push(guess(at, network));
  await waitFor('usual', PLACES);
};

const failuresOf = async (subject: string): Promise<number | null> => {
  const row = await platform.database
    .selectFrom('loginFailure')
    .select('failures')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.failures ?? null;
};

test('a flood of one network is shed with 429 and Retry-After; others, and a known device there, come in', async () => {
  const member = await openSomebody(platform);
  const at = { host: 'alpha.localhost', ip: '198.51.100.250' };
  const known = openBrowser(platform, at);
  const right = { username: member.username, password: PASSWORD };
  expect(await known.call(login, right)).toMatchObject({ ok: true });
  await holdHashing();
  await flood('198.51.100');

  const shed = await guess(200, '198.51.100');
  const correct = platform.call({ ...at, ip: '198.18.0.9' }, login, right);
  const onKnown = known.call(login, right);
  await waitFor('known', 1);
  await waitFor('usual', PLACES + 1);
  release();

  expect(shed.status).toBe(429);
  expect(Number(shed.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(shed.text)).toMatchObject({
    success: false,
    code: 'rate_limited',
    details: { retryAfterSeconds: Number(shed.headers['retry-after']) },
  });
  expect(await correct).toMatchObject({ ok: true });
  expect(await onKnown).toMatchObject({ ok: true });
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401]));
});

test('another member’s device makes nobody known', async () => {
  const [owner, other] = [await openSomebody(platform), await openSomebody(platform)];
  const browser = openBrowser(platform, owner.visitor);
  const enter = ({ username }: { username: string }) =>
    browser.call(login, { username, password: PASSWORD });
  await enter(owner);
  await holdHashing();

  const entered = enter(other);
  await waitFor('usual', 1);

  expect(passwordQueue.waiting('known')).toBe(0);
  release();
  expect(await entered).toMatchObject({ ok: true });
});

test('a try that was shed before its password was looked at counts as none', async () => {
  const { username, visitor } = await openSomebody(platform);
  await holdHashing();
  await flood('192.0.2');
  // With a cookie that is nobody's it is shed as late as can be: after it was counted.
  const crowded = { host: visitor.host, ip: '192.0.2.240' };
  const headers = { cookie: 'livery-device=1.x' };

  const shed = await platform.call({ ...crowded, headers }, login, { username, password: WRONG });

  expect(shed).toMatchObject({ refusal: 'rate_limited', status: 429 });
  expect(await failuresOf(`name:${username}`)).toBe(0);
  expect(await failuresOf(`name:${username}\u001f192.0.2.240`)).toBe(0);
  expect(await failuresOf('ip:192.0.2.240')).toBe(0);
});

test('a lock that a shed try has brought goes with it', async () => {
  const { username, visitor } = await openSomebody(platform);
  await sql`insert into login_failure (merchant_id, subject, failures)
    select id, ${`name:${username}\u001f198.18.1.241`}, 4 from merchant where code = 'alpha'`.execute(
    platform.database,
  );
  const solved = await platform.solvedCaptcha('alpha');
  await holdHashing();
  await flood('198.18.1');
  const crowded = { host: visitor.host, ip: '198.18.1.241' };
  const headers = { cookie: 'livery-device=1.x' };

  const shed = await platform.call({ ...crowded, headers }, login, {
    username,
    password: PASSWORD,
    ...solved,
  });
  release();

  expect(shed).toMatchObject({ refusal: 'rate_limited' });
  expect(
    await platform.call(crowded, login, {
      username,
      password: PASSWORD,
      ...(await platform.solvedCaptcha('alpha')),
    }),
  ).toMatchObject({ ok: true });
});

test('whoever is gone waits no more, and no try is counted', async () => {
  const { username } = await openSomebody(platform);
  await holdHashing();
  const body = JSON.stringify({ username, password: WRONG });
  const request = http.request({
    port: platform.port,
    method: 'POST',
    path: login.path,
    headers: { host: 'alpha.localhost', 'content-type': 'application/json' },
  });
  request.on('error', () => {});
  request.end(body);
  await waitFor('usual', 1);
  expect(await failuresOf(`name:${username}`)).toBe(1);

  request.destroy();

  await waitFor('usual', 0);
  await expect.poll(() => failuresOf(`name:${username}`)).toBe(0);
});

test('a code is not used up by a call for whose new password there was no room', async () => {
  const member = await openSomebody(platform);
  await giveContact(platform, member, 'mobile', member.mobile);
  const visitor = { ...member.visitor, ip: '198.18.2.240' };
  const { mobile: mobileNum } = member;
  await platform.call(visitor, sendPasswordCode, { mobileNum });
  const verificationCode = await lastCode(platform.database, mobileNum);
  const input = { mobileNum, verificationCode, newPassword: WRONG };
  await holdHashing();
  await flood('198.18.2');

  const shed = await platform.call(visitor, resetPasswordByMobile, input);
  release();
  await Promise.all(guesses);

  expect(shed).toMatchObject({ refusal: 'rate_limited', status: 429 });
  expect(await platform.call(visitor, resetPasswordByMobile, input)).toMatchObject({ ok: true });
});

test('payment passwords wait apart: a flood of sign-ins takes none of their places', async () => {
  const member = await openSomebody(platform, { pin: PIN });
  await holdHashing();
  await flood('203.0.113');

  const changed = platform.call({ ...member, ip: '203.0.113.200' }, changePaymentPassword, {
    oldPaymentPassword: PIN,
    paymentPassword: '914027',
    confirmPaymentPassword: '914027',
  });
  await waitFor('payment', 1);
  release();

  expect(await changed).toEqual({ ok: true, value: {} });
});

test('a payment password that was shed costs none of its tries', async () => {
  const member = await openSomebody(platform, { pin: PIN });
  const failures = async () => {
    const row = await platform.database
      .selectFrom('member')
      .select('paymentPasswordFailures')
      .where('id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    return row.paymentPasswordFailures;
  };
  const leaving = new AbortController();
  const { config } = buildMerchant('alpha');
  await holdHashing();

  const proved = provePaymentPassword(
    {
      database: platform.database,
      merchant: { id: member.merchantId, code: 'alpha', config },
      session: {
        memberId: member.memberId,
        type: 0,
        tokenHash: '',
        deviceId: null,
        mustChangePassword: false,
      },
      ip: '127.0.0.1',
      gone: leaving.signal,
    },
    '000000',
  );
  await waitFor('payment', 1);
  expect(await failures()).toBe(1);
  leaving.abort();

  await expect(proved).rejects.toThrow('rate_limited');
  expect(await failures()).toBe(0);
});
