import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import {
  forgotPassword,
  resetPassword,
  resetPasswordByMobile,
  sendPasswordCode,
} from '#api/passwords.ts';
import { login } from '#api/session.ts';
import { hashPassword } from '#platform/access/password.ts';
import { sql } from '#platform/database/sql.ts';
import { giveContact } from '../support/contacts.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastCode, lastMessage } from '../support/outbox.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const OLD = 'violet-Tuba-91x';
const NEW = 'orange-Flute-17k';
const security = { codeSendsPerNumber: 3, codeSendsPerAddress: 1000, addressCheck: false };

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { security }),
    buildMerchant('slid', { security: { ...security, sliderOnSms: true } }),
  ]);
});

afterAll(() => platform.close());

/** A member with an address, a number and a password; calls from an address nobody else has. */
const newMember = async () => {
  people += 1;
  const username = `forgetful${people}`;
  const email = `${username}@mail.example`;
  const mobile = `+959796234${String(people).padStart(3, '0')}`;
  const passwordHash = await hashPassword(OLD);
  const member = await openMember(platform, 'alpha', { username, passwordHash });
  await giveContact(platform, member, 'email', email);
  await giveContact(platform, member, 'mobile', mobile);
  const visitor = { host: member.host, ip: `192.0.2.${people}` };
  return { ...member, visitor, username, email, mobile };
};

type Member = Awaited<ReturnType<typeof newMember>>;

const tokenOf = async (email: string): Promise<string> => {
  const message = await lastMessage(platform.database, email);
  const token = /\/reset#token=([\w-]{43})/.exec(message?.body ?? '')?.[1];
  if (!token) throw new Error(`no link was sent to ${email}`);
  return token;
};

const ask = ({ visitor }: Pick<Member, 'visitor'>, username: string, email: string) =>
  platform.call(visitor, forgotPassword, { username, email });

const reset = ({ visitor }: Member, token: string, newPassword = NEW) =>
  platform.call(visitor, resetPassword, { token, newPassword, confirmNewPassword: newPassword });

const signIn = ({ visitor, username }: Member, password: string) =>
  platform.call(visitor, login, { username, password });

test('the link of an e-mail sets a new password once, ends every session and signs in', async () => {
  const member = await newMember();

  expect(await ask(member, member.username.toUpperCase(), member.email)).toEqual({
    ok: true,
    value: { message: 'in_been_out', expiredMinutes: 30 },
  });
  const { body } = (await lastMessage(platform.database, member.email)) ?? {};
  expect(body).toContain('http://alpha.localhost/reset#token=');
  const token = await tokenOf(member.email);
  const outcome = await reset(member, token);

  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  const fresh = { ...member.visitor, token: outcome.value.session?.token ?? '' };
  expect(await platform.call(fresh, memberInfo)).toMatchObject({
    value: { account: member.username },
  });
  expect(await platform.call(member, memberInfo)).toMatchObject({ refusal: 'not_logged_in' });
  expect(await signIn(member, OLD)).toMatchObject({ refusal: 'in_incorrect_password' });
  expect(await signIn(member, NEW)).toMatchObject({ ok: true });
  expect(await reset(member, token)).toMatchObject({ refusal: 'link_invalid', status: 410 });
  expect(await lastMessage(platform.database, member.email)).toMatchObject({
    kind: 'passwordChanged',
  });
});

test('a poor password is named and does not use the link up', async () => {
  const member = await newMember();
  await ask(member, member.username, member.email);
  const token = await tokenOf(member.email);

  expect(await reset(member, token, 'short')).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'newPassword', rule: 'length', min: 12, max: 64 }],
  });
  expect(await reset(member, token, `${member.username}-2024`)).toMatchObject({
    fieldErrors: [{ field: 'newPassword', rule: 'common_password' }],
  });
  expect(
    await platform.call(member.visitor, resetPassword, {
      token,
      newPassword: NEW,
      confirmNewPassword: OLD,
    }),
  ).toMatchObject({ fieldErrors: [{ field: 'confirmNewPassword', rule: 'mismatch' }] });
  expect(await reset(member, token)).toMatchObject({ ok: true });
});

test('a link that is too old, made up, or another brand’s is not valid', async () => {
  const member = await newMember();
  await ask(member, member.username, member.email);
  const token = await tokenOf(member.email);
  const elsewhere = { ...member, visitor: { host: 'slid.localhost' } };

  expect(await reset(elsewhere, token)).toMatchObject({ refusal: 'link_invalid' });
  expect(await reset(member, 'x'.repeat(43))).toMatchObject({ refusal: 'link_invalid' });
  await sql`update single_use_token set expires_at = now()`.execute(platform.database);
  expect(await reset(member, token)).toMatchObject({ refusal: 'link_invalid' });
});

test('of two at once with one link, one sets the password', async () => {
  const member = await newMember();
  await ask(member, member.username, member.email);
  const token = await tokenOf(member.email);

  const outcomes = await Promise.all([reset(member, token), reset(member, token)]);

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a name and an address that do not belong together are answered alike, and sent nothing', async () => {
  const member = await newMember();
  const other = await newMember();
  const known = await ask(member, member.username, member.email);

  for (const [username, email] of [
    [member.username, other.email],
    ['nobody123', member.email],
    ['nobody123', 'nobody@mail.example'],
  ] as const) {
    expect(await ask(await newMember(), username, email)).toEqual(known);
  }
  const { rows } = await sql<{ state: string }>`select state from message_outbox
    where recipient in (${other.email}, 'nobody@mail.example')
    order by id`.execute(platform.database);
  expect(rows.map(({ state }) => state)).toEqual(['withheld', 'withheld']);
});

test('known and unknown names take the same time', async () => {
  const member = await newMember();
  const measure = async (username: string): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      const visitor = { host: member.host, ip: `192.0.3.${(people += 1) % 250}` };
      const start = performance.now();
      await ask({ visitor }, username, member.email);
      times.push(performance.now() - start);
    }
    return times.toSorted((one, two) => one - two)[7] ?? 0;
  };

  await measure('warmed-up1');
  const [known, unknown] = [await measure(member.username), await measure('nobody1234')];

  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(4, 0.5 * Math.max(known, unknown)));
});

test('a name is sent a few links only, in silence', async () => {
  const member = await newMember();
  for (let round = 0; round < 5; round += 1)
    expect(await ask(await newMember(), member.username, member.email)).toMatchObject({ ok: true });

  const { rows } = await sql<{ state: string }>`select state from message_outbox
    where recipient = ${member.email} and kind = 'passwordResetLink'
    order by id`.execute(platform.database);

  expect(rows.map(({ state }) => state)).toEqual([
    ...['queued', 'queued', 'queued'],
    ...['withheld', 'withheld'],
  ]);
});

test('an address that asks often solves a captcha', async () => {
  const member = await newMember();
  for (const name of ['first12', 'second12', 'third12']) await ask(member, name, 'a@mail.example');

  const asked = await ask(member, member.username, member.email);

  expect(asked).toMatchObject({ refusal: 'captcha_required', details: { captcha: true } });
  const with1 = (captcha: { captchaId: string; captcha: string }) =>
    platform.call(member.visitor, forgotPassword, {
      username: member.username,
      email: member.email,
      ...captcha,
    });
  expect(await with1({ captchaId: crypto.randomUUID(), captcha: 'WRONG' })).toMatchObject({
    refusal: 'captcha_wrong',
  });
  expect(await with1(await platform.solvedCaptcha('alpha'))).toMatchObject({ ok: true });
});

test('wrong fields are named, and a form is read as JSON is', async () => {
  const member = await newMember();
  expect(await ask(member, 'x', 'no address')).toMatchObject({
    fieldErrors: [
      { field: 'username', rule: 'letterStart' },
      { field: 'email', rule: 'email' },
    ],
  });

  const raw = new URLSearchParams({ username: member.username, email: member.email }).toString();
  const answer = await platform.send(member.visitor, {
    method: 'POST',
    path: forgotPassword.path,
    raw,
    contentType: 'application/x-www-form-urlencoded',
  });

  expect(JSON.parse(answer.text)).toMatchObject({ value: { message: 'in_been_out' } });
  expect(await tokenOf(member.email)).toHaveLength(43);
});

test('a new password ends the links that were sent before', async () => {
  const member = await newMember();
  await ask(member, member.username, member.email);
  const first = await tokenOf(member.email);
  await ask(member, member.username, member.email);
  expect(await reset(member, await tokenOf(member.email))).toMatchObject({ ok: true });

  expect(await reset(member, first)).toMatchObject({ refusal: 'link_invalid' });
});

test('a frozen account is sent no link, and one of before opens nothing', async () => {
  const member = await newMember();
  await ask(member, member.username, member.email);
  const token = await tokenOf(member.email);
  await sql`update member set status = 'frozen' where id = ${member.memberId}`.execute(
    platform.database,
  );

  expect(await reset(member, token)).toMatchObject({ refusal: 'link_invalid' });
  await ask(await newMember(), member.username, member.email);
  expect(await lastMessage(platform.database, member.email)).toMatchObject({ state: 'withheld' });
});

test('an account with an authenticator gets its password and shows the authenticator next', async () => {
  const member = await newMember();
  await sql`insert into authenticator (merchant_id, member_id, secret, confirmed_at)
    values (${member.merchantId}, ${member.memberId}, 'JBSWY3DPEHPK3PXP', now())`.execute(
    platform.database,
  );
  await ask(member, member.username, member.email);

  expect(await reset(member, await tokenOf(member.email))).toEqual({
    ok: true,
    value: { session: null },
  });
  expect(await signIn(member, NEW)).toMatchObject({ ok: true });
});

const byMobile = (member: Member, verificationCode: string, newPassword = NEW) =>
  platform.call(member.visitor, resetPasswordByMobile, {
    mobileNum: member.mobile,
    verificationCode,
    newPassword,
  });

test('a code by SMS sets a new password and signs in', async () => {
  const member = await newMember();
  expect(
    await platform.call(member.visitor, sendPasswordCode, {
      mobileNum: member.mobile.replace('+95', '0'),
      countryDialingCode: '+95',
    }),
  ).toEqual({ ok: true, value: { expiredMinutes: 5 } });
  const code = await lastCode(platform.database, member.mobile);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await byMobile(member, wrong)).toMatchObject({ refusal: 'code_wrong', status: 400 });
  expect(await byMobile(member, code, 'short')).toMatchObject({ refusal: 'invalid_input' });

  const outcome = await byMobile(member, code);

  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  const fresh = { ...member.visitor, token: outcome.value.session?.token ?? '' };
  expect(await platform.call(fresh, memberInfo)).toMatchObject({
    value: { account: member.username },
  });
  expect(await byMobile(member, code)).toMatchObject({ refusal: 'code_wrong' });
  expect(await signIn(member, NEW)).toMatchObject({ ok: true });
});

test('a number that nobody has is answered alike and sent nothing', async () => {
  const { visitor } = await newMember();
  const mobileNum = '+959796999999';

  expect(await platform.call(visitor, sendPasswordCode, { mobileNum })).toEqual({
    ok: true,
    value: { expiredMinutes: 5 },
  });
  expect(await lastMessage(platform.database, mobileNum)).toMatchObject({ state: 'withheld' });
  const code = await lastCode(platform.database, mobileNum);
  expect(
    await platform.call(visitor, resetPasswordByMobile, {
      mobileNum,
      verificationCode: code,
      newPassword: NEW,
    }),
  ).toMatchObject({ refusal: 'code_wrong' });
});

test('a number that was only written on a form does not open the account', async () => {
  const { visitor } = await newMember();
  const mobileNum = '+959796888888';
  await openMember(platform, 'alpha', { username: 'claimer01', profile: { mobileNum } });

  await platform.call(visitor, sendPasswordCode, { mobileNum });

  expect(await lastMessage(platform.database, mobileNum)).toMatchObject({ state: 'withheld' });
});

test('a number of no country, too many codes, and a slider that is missing are refused', async () => {
  const member = await newMember();
  expect(await platform.call(member.visitor, sendPasswordCode, { mobileNum: '123' })).toMatchObject(
    { fieldErrors: [{ field: 'mobileNum', rule: 'phone' }] },
  );
  for (let round = 0; round < 3; round += 1)
    await platform.call(member.visitor, sendPasswordCode, { mobileNum: member.mobile });
  expect(
    await platform.call(member.visitor, sendPasswordCode, { mobileNum: member.mobile }),
  ).toMatchObject({ refusal: 'too_many_codes', status: 429 });
  expect(
    await platform.call({ host: 'slid.localhost' }, sendPasswordCode, { mobileNum: member.mobile }),
  ).toMatchObject({ refusal: 'slider_required' });
});

test('guessing the code ends in a refusal of the right one too', async () => {
  const member = await newMember();
  await platform.call(member.visitor, sendPasswordCode, { mobileNum: member.mobile });
  const code = await lastCode(platform.database, member.mobile);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let round = 0; round < 4; round += 1)
    expect(await byMobile(member, wrong)).toMatchObject({ refusal: 'code_wrong' });

  expect(await byMobile(member, wrong)).toMatchObject({ refusal: 'code_locked', status: 429 });
  expect(await byMobile(member, code)).toMatchObject({ refusal: 'code_locked' });
});
