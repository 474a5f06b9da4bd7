import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { type ChallengeKind, login, sendChallengeCode, verifyLogin } from '#api/session.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { replaceRecoveryCodes } from '#platform/people/authenticator/recovery-codes.ts';
import { sealSecret } from '#platform/base/sealing/seal-secret.ts';
import { makeSecret } from '#platform/people/authenticator/totp.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openBrowser } from '../support/cookie-browser.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastCode, lastMessage } from '../support/outbox.ts';
import { type Caller, startTestPlatform, type TestPlatform } from '../support/platform.ts';

const PASSWORD = 'violet-Tuba-91x';
const HOME = '198.51.100.7';
const AWAY = '203.0.113.9';

let platform: TestPlatform;
let passwordHash: string;
let people = 0;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  platform = await startTestPlatform([
    buildMerchant('alpha', { security: { addressDays: 30 } }),
    buildMerchant('beta', { security: { addressCheck: false } }),
  ]);
});

afterAll(() => platform.close());

const at = (ip: string, host = 'alpha.localhost'): Caller => ({ host, ip });

/** A member of whom something is known, and who has signed in at home before. */
const newMember = async (profile: Record<string, string>, code = 'alpha') => {
  people += 1;
  const username = `address${people}`;
  const { memberId, merchantId } = await openMember(platform, code, {
    username,
    passwordHash,
    profile,
  });
  const browser = openBrowser(platform, at(HOME, `${code}.localhost`));
  const opened = await browser.call(login, { username, password: PASSWORD });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  return { username, memberId, merchantId, browser };
};

const enter = (username: string, caller = at(AWAY)) =>
  platform.call(caller, login, { username, password: PASSWORD });

/** Signs in from elsewhere, and answers what is asked for. */
const challenged = async (username: string) => {
  const refused = await enter(username);
  if (refused.ok || refused.refusal !== 'verification_required')
    throw new Error(JSON.stringify(refused));
  expect(refused.status).toBe(403);
  return refused.details as { challengeId: string; kinds: ChallengeKind[]; masked: object };
};

const prove = (challengeId: string, kind: ChallengeKind, answer: string) =>
  platform.call(at(AWAY), verifyLogin, { challengeId, kind, answer });

const bothWays = { email: 'ada@mail.example', mobileNum: '+959791230001' };

test('from a new network and device a code by e-mail is asked for, and the owner is told', async () => {
  const email = 'ada.first@mail.example';
  const { username } = await newMember({ ...bothWays, email });

  const { challengeId, kinds, masked } = await challenged(username);
  expect([kinds, masked]).toEqual([['email'], { email: 'a•••@mail.example' }]);
  expect(await platform.call(at(AWAY), sendChallengeCode, { challengeId, kind: 'email' })).toEqual({
    ok: true,
    value: { expiredMinutes: 5 },
  });
  expect(await lastMessage(platform.database, email)).toMatchObject({ channel: 'email' });
  const opened = await prove(challengeId, 'email', await lastCode(platform.database, email));

  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const { token } = opened.value;
  expect(await platform.call({ ...at(AWAY), token }, memberInfo)).toMatchObject({ ok: true });
  const note = await lastMessage(platform.database, email);
  expect(note).toMatchObject({ kind: 'newSignIn' });
  expect(note?.body).toContain(AWAY);
  // The network is known now.
  expect((await enter(username)).ok).toBe(true);
});

test('the same network, the same device, and the first sign-in of all are asked for nothing', async () => {
  const { username, browser } = await newMember(bothWays);

  expect((await enter(username, at('198.51.100.250'))).ok).toBe(true);
  expect((await browser.call(login, { username, password: PASSWORD }, { ip: AWAY })).ok).toBe(true);
});

test('what was used longer ago than the merchant’s days is new again', async () => {
  const { username, browser, memberId } = await newMember(bothWays);
  const age = (days: number) =>
    sql`with networks as (
        update known_network set seen_at = now() - make_interval(days => ${days})
        where member_id = ${memberId})
      update device set seen_at = now() - make_interval(days => ${days})
        where member_id = ${memberId}`.execute(platform.database);
  const home = () => browser.call(login, { username, password: PASSWORD });

  await age(31);
  expect(await home()).toMatchObject({ refusal: 'verification_required' });
  await age(29);
  expect((await home()).ok).toBe(true);
});

test('an authenticator comes before e-mail, e-mail before SMS, SMS before names', async () => {
  const all = await newMember({ ...bothWays, payeeName: 'Ada Berg' });
  await sql`insert into authenticator (merchant_id, member_id, secret, confirmed_at)
    values (${all.merchantId}, ${all.memberId}, 'ABCDEFGHIJKLMNOP', now())`.execute(
    platform.database,
  );
  const byMobile = await newMember({ mobileNum: '+959791230002', payeeName: 'Ada Berg' });
  const byName = await newMember({ payeeName: 'Ada Berg' });
  await sql`insert into bank_account
      (merchant_id, member_id, bank_code, bank_name, account_number, holder_name)
    values (${byName.merchantId}, ${byName.memberId}, 'B', 'Bank', '1', 'ADA BERG')`.execute(
    platform.database,
  );

  expect((await challenged(all.username)).kinds).toEqual(['authenticator']);
  expect(await challenged(byMobile.username)).toMatchObject({
    kinds: ['mobile'],
    masked: { mobile: '••••0002' },
  });
  expect((await challenged(byName.username)).kinds).toEqual(['realName', 'bankAccountName']);
});

test('the authenticator’s code is taken once, and a recovery code in its place', async () => {
  const { username, memberId, merchantId } = await newMember({});
  const secret = makeSecret();
  await sql`insert into authenticator (merchant_id, member_id, secret, confirmed_at)
    values (${merchantId}, ${memberId}, ${sealSecret(secret)}, now())`.execute(platform.database);
  const [recovery = ''] = await platform.database
    .transaction()
    .execute((tx) => replaceRecoveryCodes(tx, { merchantId, memberId, count: 2 }));
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const forget = () =>
    sql`delete from known_network where network <> '198.51.100.0/24'`.execute(platform.database);
  const wrong = { refusal: 'code_wrong', status: 400 };

  const first = await challenged(username);
  expect(await prove(first.challengeId, 'authenticator', 'BCDF-GHJK-MNPQ-RSTV')).toMatchObject(
    wrong,
  );
  expect((await prove(first.challengeId, 'authenticator', code)).ok).toBe(true);
  await forget();
  const second = await challenged(username);
  expect(await prove(second.challengeId, 'authenticator', code)).toMatchObject(wrong);
  expect((await prove(second.challengeId, 'authenticator', recovery.toLowerCase())).ok).toBe(true);
  await forget();
  const third = await challenged(username);
  expect(await prove(third.challengeId, 'authenticator', recovery)).toMatchObject(wrong);
});

test('a code by SMS goes to the account’s own number', async () => {
  const mobileNum = '+959791230003';
  const { username } = await newMember({ mobileNum });
  const { challengeId } = await challenged(username);

  await platform.call(at(AWAY), sendChallengeCode, { challengeId, kind: 'mobile' });

  expect(await lastMessage(platform.database, mobileNum)).toMatchObject({ channel: 'sms' });
  const code = await lastCode(platform.database, mobileNum);
  expect((await prove(challengeId, 'mobile', code)).ok).toBe(true);
});

test('the real name and the name of a bank account are taken however they are written', async () => {
  const byReal = await newMember({ payeeName: 'Ada Berg' });
  const byBank = await newMember({ payeeName: 'Somebody Else' });
  await sql`insert into bank_account
      (merchant_id, member_id, bank_code, bank_name, account_number, holder_name)
    values (${byBank.merchantId}, ${byBank.memberId}, 'B', 'Bank', '2', 'ADA BERG')`.execute(
    platform.database,
  );

  const real = await challenged(byReal.username);
  const bank = await challenged(byBank.username);
  expect(await prove(real.challengeId, 'realName', 'Ada Bergh')).toMatchObject({
    refusal: 'code_wrong',
    status: 400,
  });
  expect((await prove(real.challengeId, 'realName', '  ada   BERG ')).ok).toBe(true);
  expect((await prove(bank.challengeId, 'bankAccountName', 'Ada Berg')).ok).toBe(true);
});

test('a weaker kind than was asked for is not taken, and its code not sent', async () => {
  const { username } = await newMember({ ...bothWays, payeeName: 'Ada Berg' });
  const { challengeId } = await challenged(username);

  expect(await prove(challengeId, 'realName', 'Ada Berg')).toMatchObject({ refusal: 'code_wrong' });
  expect(
    await platform.call(at(AWAY), sendChallengeCode, { challengeId, kind: 'mobile' }),
  ).toMatchObject({ refusal: 'challenge_expired', status: 410 });
});

test('names can be guessed five times, over all sign-ins of the account', async () => {
  const { username } = await newMember({ payeeName: 'Ada Berg' });
  const refusals: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { challengeId } = await challenged(username);
    const refused = await prove(challengeId, 'realName', `Guess ${round}`);
    if (!refused.ok) refusals.push(refused.refusal);
  }

  expect(refusals).toEqual([...Array.from({ length: 4 }, () => 'code_wrong'), 'code_locked']);
  const { challengeId } = await challenged(username);
  expect(await prove(challengeId, 'realName', 'Ada Berg')).toMatchObject({
    refusal: 'code_locked',
    status: 429,
  });
});

test('a challenge is good once, for its time, at its brand', async () => {
  const { username } = await newMember({ payeeName: 'Ada Berg' });
  const gone = { refusal: 'challenge_expired', status: 410 };
  const first = await challenged(username);
  const elsewhere = platform.call(at(AWAY, 'beta.localhost'), verifyLogin, {
    challengeId: first.challengeId,
    kind: 'realName',
    answer: 'Ada Berg',
  });
  expect(await elsewhere).toMatchObject(gone);
  await sql`update single_use_token set expires_at = now()`.execute(platform.database);
  expect(await prove(first.challengeId, 'realName', 'Ada Berg')).toMatchObject(gone);

  const second = await challenged(username);
  const opened = await Promise.all(
    [1, 2, 3].map(() => prove(second.challengeId, 'realName', 'Ada Berg')),
  );
  expect(opened.filter((outcome) => outcome.ok)).toHaveLength(1);
});

test('an account that was frozen meanwhile stays out', async () => {
  const { username, memberId } = await newMember({ payeeName: 'Ada Berg' });
  const { challengeId } = await challenged(username);
  await sql`update member set status = 'frozen' where id = ${memberId}`.execute(platform.database);

  expect(await prove(challengeId, 'realName', 'Ada Berg')).toMatchObject({
    refusal: 'account_frozen',
    status: 403,
  });
});

test('nothing is asked of whom nothing is known, nor where the merchant switched it off', async () => {
  const stranger = await newMember({});
  const calm = await newMember(bothWays, 'beta');

  expect((await enter(stranger.username)).ok).toBe(true);
  expect((await enter(calm.username, at(AWAY, 'beta.localhost'))).ok).toBe(true);
});

test('a wrong password is never told that a proof would be asked for', async () => {
  const { username } = await newMember(bothWays);

  expect(
    await platform.call(at(AWAY), login, { username, password: 'not the password' }),
  ).toMatchObject({ refusal: 'in_incorrect_password' });
});
