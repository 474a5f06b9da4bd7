import { afterAll, beforeAll, expect, test } from 'vitest';
import { captcha } from '#api/captcha.ts';
import { login } from '#api/session.ts';
import { cleanUp } from '#platform/people/access/cleanup.ts';
import { sql } from '#platform/base/database/sql.ts';
import { solveWork } from '#site/captcha/solve-work.ts';
import { openBrowser } from '../support/cookie-browser.ts';
import { PASSWORD } from '../support/people.ts';
import type { Caller, TestPlatform } from '../support/platform.ts';
import {
  registerMember,
  signInBy,
  someone,
  startSignInPlatform,
  WRONG,
} from '../support/sign-ins.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startSignInPlatform();
});

afterAll(() => platform.close());

const newMember = (username: string, host?: string) => registerMember(platform, username, host);

const signIn = (caller: Caller, username: string, password?: string) =>
  signInBy(platform, caller, username, password);

/** Wrong guesses at a name, each with a captcha that is solved. */
const guess = async (caller: Caller, username: string, times: number): Promise<void> => {
  for (let round = 0; round < times; round += 1)
    await platform.call(caller, login, {
      username,
      password: WRONG,
      ...(await platform.solvedCaptcha('alpha')),
    });
};

test('failures lock the network that they come from, and not the account', async () => {
  await newMember('lockme01');
  const caller = someone();
  await guess(caller, 'lockme01', 5);

  const locked = await signIn(caller, 'lockme01');
  const solved = await platform.solvedCaptcha('alpha');
  const right = { username: 'lockme01', password: PASSWORD, ...solved };
  const elsewhere = await platform.call(someone(), login, right);
  await sql`update login_failure set locked_until = now() - interval '1 second'
    where starts_with(subject, 'name:lockme01')`.execute(platform.database);
  const open = await platform.call(caller, login, {
    ...right,
    ...(await platform.solvedCaptcha('alpha')),
  });

  expect(locked).toMatchObject({ refusal: 'account_locked', status: 423 });
  if (locked.ok) return;
  expect(locked.details?.['retryAfterSeconds']).toBeGreaterThan(200);
  expect(elsewhere.ok).toBe(true);
  expect(open.ok).toBe(true);
});

test('one IPv6 network locks itself out, whichever of its addresses it guesses from', async () => {
  await newMember('sixfold1');
  for (let at = 1; at <= 5; at += 1)
    await guess({ host: 'alpha.localhost', ip: `2001:db8:5:6::${at}` }, 'sixfold1', 1);

  const there = { host: 'alpha.localhost', ip: '2001:db8:5:6:7::9' };
  expect(await signIn(there, 'sixfold1')).toMatchObject({ refusal: 'account_locked' });
  // Of a /48 so many more are taken as it has customers.
  for (let at = 0; at < 16; at += 1)
    await guess({ host: 'alpha.localhost', ip: `2001:db8:5:${at + 16}::1` }, 'sixfold1', 5);
  const beside = { host: 'alpha.localhost', ip: '2001:db8:5:ff::1' };
  expect(await signIn(beside, 'sixfold1')).toMatchObject({ refusal: 'account_locked' });
});

test('whoever guesses from a hundred networks keeps nobody out, least of all a known device', async () => {
  await newMember('victim01');
  const home = openBrowser(platform, someone());
  const right = { username: 'victim01', password: PASSWORD };
  expect(await home.call(login, right)).toMatchObject({ ok: true });
  for (let at = 0; at < 100; at += 1)
    await guess({ host: 'alpha.localhost', ip: `203.0.113.${at}` }, 'victim01', 1);

  expect(await home.call(login, right)).toMatchObject({ ok: true });
  // A new device is asked for a captcha, and that is all.
  const abroad = someone();
  expect(await platform.call(abroad, login, right)).toMatchObject({ refusal: 'captcha_required' });
  const solved = await platform.solvedCaptcha('alpha');
  expect(await platform.call(abroad, login, { ...right, ...solved })).toMatchObject({ ok: true });
});

test('a known device that guesses is asked for a captcha, then locked, alone', async () => {
  await newMember('borrowed');
  const caller = someone();
  const browser = openBrowser(platform, caller);
  const right = { username: 'borrowed', password: PASSWORD };
  await browser.call(login, right);
  const refusals: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const solved = round >= 3 ? await platform.solvedCaptcha('alpha') : {};
    const refused = await browser.call(login, { ...right, password: WRONG, ...solved });
    if (!refused.ok) refusals.push(`${refused.refusal} ${refused.details?.['captcha'] === true}`);
  }

  expect(refusals).toEqual([
    'in_incorrect_password false',
    'in_incorrect_password false',
    'in_incorrect_password true',
    'in_incorrect_password true',
    'account_locked false',
  ]);
  expect(await browser.call(login, right)).toMatchObject({ refusal: 'account_locked' });
  expect(await platform.call(caller, login, right)).toMatchObject({ ok: true });
});

test('forty guesses at once are no more than three without a captcha', async () => {
  await newMember('target01');
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, () => signIn(someone(), 'target01', WRONG)),
  );

  const refusals = outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.refusal));
  const judged = refusals.filter((refusal) => refusal === 'in_incorrect_password');
  expect(judged.length).toBeLessThanOrEqual(3);
  expect(new Set(refusals)).toEqual(new Set(['in_incorrect_password', 'captcha_required']));
  expect(await signIn(someone(), 'target01')).toMatchObject({ refusal: 'captcha_required' });
});

test('forty guesses at once of one network, each with its captcha, are no more than five', async () => {
  await newMember('target02');
  const caller = someone();
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, async () =>
      platform.call(caller, login, {
        username: 'target02',
        password: WRONG,
        ...(await platform.solvedCaptcha('alpha')),
      }),
    ),
  );

  const refusals = outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.refusal));
  const judged = refusals.filter((refusal) => refusal === 'in_incorrect_password');
  expect(judged.length).toBeLessThanOrEqual(4);
  expect(refusals).toContain('account_locked');
});

test('captchas: a picture, a proof of work for any device, and both end by themselves', async () => {
  const picture = await platform.call(someone(), captcha);
  const proof = await platform.call(someone(), captcha, { kind: 'work' });

  if (!picture.ok || !proof.ok || !proof.value.work) throw new Error('no captcha');
  expect(Buffer.from(picture.value.image, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(picture.value.work).toBeNull();
  expect(proof.value.image).toBe('');
  const caller = someone();
  for (const name of ['dddddd', 'eeeeee', 'ffffff']) await signIn(caller, name, WRONG);
  await newMember('listener');
  const answer = await solveWork(proof.value.work, new AbortController().signal);
  const solved = { captchaId: proof.value.captchaId, captcha: answer ?? '' };
  expect(
    await platform.call(caller, login, { username: 'listener', password: PASSWORD, ...solved }),
  ).toMatchObject({ ok: true });

  await sql`update captcha set expires_at = now() - interval '1 second'`.execute(platform.database);
  await cleanUp(platform.database);
  const { rows } = await sql`select from captcha`.execute(platform.database);
  expect(rows).toHaveLength(0);
});

test('a network that has failed often is shown no picture that a program could read', async () => {
  const caller = someone();
  for (let round = 0; round < 20; round += 1) await guess(caller, `stranger${round}`, 1);

  const asked = await platform.call(caller, captcha, { kind: 'image' });
  const beside = await platform.call(someone(), captcha, { kind: 'image' });

  expect(asked).toMatchObject({ value: { image: '', work: { algorithm: 'PBKDF2/SHA-256' } } });
  expect(beside).toMatchObject({ value: { work: null } });
});
