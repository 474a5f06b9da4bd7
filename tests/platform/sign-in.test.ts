import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { login, logout } from '#api/session.ts';
import { hashing } from '#platform/people/access/password.ts';
import { sql } from '#platform/base/database/sql.ts';
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

test('a member signs in, is known by the token alone, and signs out', async () => {
  await newMember('regular1');

  const opened = await signIn(someone(), ' Regular1 ');

  if (!opened.ok) throw new Error(JSON.stringify(opened));
  expect(opened.value).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
  const caller = { host: 'alpha.localhost', token: opened.value.token };
  expect(await platform.call(caller, memberInfo)).toMatchObject({ value: { account: 'regular1' } });
  expect(await platform.call(caller, logout)).toEqual({ ok: true, value: {} });
  expect(await platform.call(caller, memberInfo)).toMatchObject({
    refusal: 'not_logged_in',
    status: 401,
  });
});

test('the token is stored only as a hash', async () => {
  const { token } = await newMember('hashed01');

  const rows = await platform.database.selectFrom('session').selectAll().execute();

  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a token of one brand opens nothing at another', async () => {
  const { token } = await newMember('settled1');

  expect(await platform.call({ host: 'beta.localhost', token }, memberInfo)).toMatchObject({
    refusal: 'not_logged_in',
  });
});

test('a session that was idle for too long is over', async () => {
  const caller = await newMember('sleeper1');
  await sql`update session set seen_at = now() - interval '31 minutes'
    where member_id = (select id from member where username = 'sleeper1')`.execute(
    platform.database,
  );

  expect(await platform.call(caller, memberInfo)).toMatchObject({ refusal: 'not_logged_in' });
});

/** How often a password is hashed during some work: the only part of a sign-in that takes long. */
const countHashes = async (work: () => Promise<unknown>): Promise<number> => {
  let hashes = 0;
  const count = () => (hashes += 1);
  hashing.subscribe(count);
  try {
    await work();
  } finally {
    hashing.unsubscribe(count);
  }
  return hashes;
};

test('known and unknown names are answered alike, in the same time, up to the lock', async () => {
  await newMember('present1');
  const attempt = async (username: string) => {
    const caller = someone();
    const answers: string[] = [];
    const hashes: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const solved = round >= 3 ? await platform.solvedCaptcha('alpha') : {};
      const input = { username, password: WRONG, ...solved };
      hashes.push(
        await countHashes(async () => {
          const answer = await platform.call(caller, login, input);
          if (answer.ok) throw new Error('signed in with a wrong password');
          const asks = Boolean(answer.details?.['captcha']);
          answers.push(`${answer.status} ${answer.refusal} ${asks}`);
        }),
      );
    }
    return { answers, hashes };
  };

  const known = await attempt('present1');
  const unknown = await attempt('absent01');

  expect(known.answers).toEqual([
    '401 in_incorrect_password false',
    '401 in_incorrect_password false',
    '401 in_incorrect_password true',
    '401 in_incorrect_password true',
    '423 account_locked false',
    '423 account_locked false',
  ]);
  // Both must hash: without, the unknown name would answer within a few milliseconds.
  expect(known.hashes).toEqual([1, 1, 1, 1, 1, 0]);
  expect(unknown).toEqual(known);
});

test('after three failures of one address any name needs a captcha there, once each', async () => {
  await newMember('neighbor');
  const caller = someone();
  for (const name of ['aaaaaa', 'bbbbbb', 'cccccc']) await signIn(caller, name, WRONG);

  expect(await signIn(caller, 'neighbor')).toMatchObject({
    refusal: 'captcha_required',
    status: 400,
    details: { captcha: true },
  });
  const solved = await platform.solvedCaptcha('alpha');
  const wrong = { username: 'neighbor', password: PASSWORD, ...solved, captcha: 'NOPE' };
  expect(await platform.call(caller, login, wrong)).toMatchObject({ refusal: 'captcha_wrong' });
  const right = { username: 'neighbor', password: PASSWORD };
  expect(await platform.call(caller, login, { ...right, ...solved })).toMatchObject({
    refusal: 'captcha_wrong',
  });
  expect(
    await platform.call(caller, login, { ...right, ...(await platform.solvedCaptcha('alpha')) }),
  ).toMatchObject({ ok: true });
  expect((await signIn(someone(), 'neighbor')).ok).toBe(true);
});

test('a frozen account and the wrong area are told only after the right password', async () => {
  const frozen = await newMember('frozen01');
  await newMember('plain001');
  await newMember('agent001');
  await sql`update member set status = 'frozen' where username = 'frozen01'`.execute(
    platform.database,
  );
  await sql`update member set type = 1 where username = 'agent001'`.execute(platform.database);

  const enter = (username: string, area: 'member' | 'agent') =>
    platform.call(someone(), login, { username, password: PASSWORD, area });
  expect(await signIn(someone(), 'frozen01')).toMatchObject({
    refusal: 'account_frozen',
    status: 403,
  });
  expect(await signIn(someone(), 'frozen01', WRONG)).toMatchObject({
    refusal: 'in_incorrect_password',
  });
  expect(await platform.call(frozen, memberInfo)).toMatchObject({ refusal: 'not_logged_in' });
  expect(await enter('plain001', 'agent')).toMatchObject({ refusal: 'non_agent', status: 403 });
  expect(await enter('agent001', 'member')).toMatchObject({ refusal: 'non_member', status: 403 });
  expect(await enter('agent001', 'agent')).toMatchObject({ ok: true });
});
