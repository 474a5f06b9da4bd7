import { afterAll, beforeAll, expect, test } from 'vitest';
import { bindEmail, bindMobile, sendEmailCode, sendMobileCode } from '#api/contacts.ts';
import { memberInfo } from '#api/member.ts';
import { profile, saveProfile, type WrittenProfile } from '#api/profile.ts';
import { sendOwnCode } from '#api/proof.ts';
import { hashPassword } from '#platform/access/password.ts';
import { sql } from '#platform/database/sql.ts';
import { giveContact } from '../support/contacts.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastCode, lastMessage } from '../support/outbox.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const PASSWORD = 'violet-Tuba-91x';

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', {
      ages: { minimum: 21 },
      signIn: { profileTextMaxLength: 30 },
      registerFields: { idNumber: { patternId: 'alphanumeric', minLength: 4, maxLength: 12 } },
    }),
    buildMerchant('beta'),
  ]);
});

afterAll(() => platform.close());

const newMember = async (
  more: { profile?: Record<string, string>; type?: number; password?: null; code?: string } = {},
) => {
  people += 1;
  const { profile: told = {}, type = 0, code = 'alpha' } = more;
  const username = `person${people}`;
  const passwordHash = more.password === null ? null : await hashPassword(PASSWORD);
  const person = { username, type, profile: told, passwordHash };
  const member = await openMember(platform, code, person);
  return {
    ...member,
    username,
    email: `${username}@mail.example`,
    mobile: `+959798234${String(people).padStart(3, '0')}`,
  };
};

type Member = Awaited<ReturnType<typeof newMember>>;

const save = (member: Member, input: WrittenProfile) => platform.call(member, saveProfile, input);

test('a fresh account has told nothing and is protected by its password alone', async () => {
  const member = await newMember();

  expect(await platform.call(member, profile)).toMatchObject({
    value: {
      fields: { nickname: null, payeeName: null, birthday: null, skype: null },
      locked: [],
      minimumAge: 21,
      username: member.username,
      mobileNum: null,
      email: null,
      hasPassword: true,
      hasPaymentPassword: false,
      hasAuthenticator: false,
      recoveryCodesLeft: 0,
      passkeyCount: 0,
      securityLevel: 1,
    },
  });
});

test('what is written comes back, an identity number shortened', async () => {
  const member = await newMember();
  const told = {
    nickname: 'မောင်မောင်',
    payeeName: 'Aung Aung',
    birthday: '1990-02-28',
    address: '12 Strand Road',
    nationality: 'MM',
    occupation: 'Teacher',
    sourceOfIncome: 'Salary',
    telegram: 'aung_a',
    zalo: '84912345',
    skype: 'live:aung',
  };

  const saved = await save(member, { ...told, idNumber: 'AB123456' });

  expect(saved).toMatchObject({ value: { fields: { ...told, idNumber: '••••456' } } });
  expect(await platform.call(member, profile)).toEqual(saved);
  expect(await platform.call(member, memberInfo)).toMatchObject({
    value: { nickname: told.nickname },
  });
});

test('an empty text removes a field, one that is not sent stays', async () => {
  const member = await newMember();
  await save(member, { nickname: 'Somebody', occupation: 'Baker', skype: 'live:me' });

  expect(await save(member, { nickname: '', skype: '' })).toMatchObject({
    value: { fields: { nickname: null, occupation: 'Baker', skype: null } },
  });
});

test('a birthday below the brand’s age is refused, the day itself is not', async () => {
  const today = new Date();
  const day = (years: number, shift: number) =>
    new Date(
      Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + shift),
    )
      .toISOString()
      .slice(0, 10);
  const member = await newMember();

  expect(await save(member, { birthday: day(21, 1) })).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'birthday', rule: 'underage', min: 21 }],
  });
  expect(await save(member, { birthday: day(21, 0) })).toMatchObject({ ok: true });
});

test.each<[WrittenProfile, string]>([
  [{ birthday: '1990-02-30' }, 'dateYmd'],
  [{ birthday: '28.02.1990' }, 'dateYmd'],
  [{ nationality: 'Myanmar' }, 'alphanumeric'],
  [{ nationality: 'mm' }, 'alphanumeric'],
  [{ address: 'x'.repeat(31) }, 'length'],
  [{ occupation: 'x' }, 'length'],
  [{ idNumber: 'A-1' }, 'alphanumeric'],
  [{ zalo: 'letters' }, 'digits'],
])('%j breaks the rule %s', async (input, rule) => {
  expect(await save(await newMember(), input)).toMatchObject({
    refusal: 'invalid_input',
    status: 400,
    fieldErrors: [{ field: Object.keys(input)[0], rule }],
  });
});

test('who somebody is can be told once; the same again is no change', async () => {
  const member = await newMember();
  const told = { payeeName: 'Aung Aung', birthday: '1990-01-01', idNumber: 'AB123456' };
  const first = await save(member, told);
  expect(first).toMatchObject({ value: { locked: ['payeeName', 'birthday', 'idNumber'] } });

  expect(await save(member, { ...told, payeeName: 'Somebody Else', birthday: '' })).toMatchObject({
    refusal: 'profile_locked',
    status: 409,
    details: { fields: ['payeeName', 'birthday'] },
  });
  expect(await save(member, told)).toEqual(first);
});

test('what the operator has verified cannot be changed', async () => {
  const member = await newMember({ profile: { address: 'Strand Road' } });
  await sql`update member set profile_locked = '{address}'
    where id = ${member.memberId}`.execute(platform.database);

  expect(await save(member, { address: 'Elsewhere' })).toMatchObject({
    refusal: 'profile_locked',
    details: { fields: ['address'] },
  });
  expect(await save(member, { occupation: 'Baker' })).toMatchObject({ ok: true });
});

test('html in a field is text, kept as it was written', async () => {
  const member = await newMember();
  const occupation = '<b onclick="x">&amp;</b>';

  expect(await save(member, { occupation })).toMatchObject({ value: { fields: { occupation } } });
});

test('a visitor and a trial account have no profile', async () => {
  const trial = await newMember({ type: 4 });
  const visitor = { ...trial, token: 'x'.repeat(43) };
  for (const call of [
    (caller: Member) => platform.call(caller, profile),
    (caller: Member) => save(caller, { occupation: 'Baker' }),
    (caller: Member) => platform.call(caller, sendMobileCode, { mobileNum: caller.mobile }),
    (caller: Member) => platform.call(caller, sendEmailCode, { email: caller.email }),
  ]) {
    expect(await call(visitor)).toMatchObject({ refusal: 'not_logged_in', status: 401 });
    expect(await call(trial)).toMatchObject({ refusal: 'forbidden', status: 403 });
  }
});

const bind = (member: Member, verificationCode: string, more: object = { password: PASSWORD }) =>
  platform.call(member, bindMobile, { mobileNum: member.mobile, verificationCode, ...more });

const mobileCode = async (member: Member, mobile = member.mobile): Promise<string> => {
  const sent = await platform.call(member, sendMobileCode, { mobileNum: mobile });
  expect(sent).toEqual({ ok: true, value: { expiredMinutes: 5 } });
  return lastCode(platform.database, mobile);
};

test('a number is bound with its code and the login password', async () => {
  const member = await newMember();
  const code = await mobileCode(member);
  expect(await bind(member, code, {})).toMatchObject({
    refusal: 'proof_required',
    details: { kinds: ['password'] },
  });
  expect(await bind(member, code, { password: 'wrong' })).toMatchObject({
    refusal: 'in_incorrect_password',
  });
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await bind(member, wrong)).toMatchObject({ refusal: 'code_wrong', status: 400 });

  expect(await bind(member, code)).toEqual({
    ok: true,
    value: { mobileNum: `••••${member.mobile.slice(-4)}` },
  });

  expect(await platform.call(member, profile)).toMatchObject({
    value: { mobileVerified: true, mobileNum: `••••${member.mobile.slice(-4)}`, securityLevel: 2 },
  });
  expect(await bind(member, code)).toMatchObject({ refusal: 'code_wrong' });
});

test('a code of one member binds nothing for another', async () => {
  const [member, thief] = [await newMember(), await newMember()];
  const code = await mobileCode(member);

  expect(await bind({ ...thief, mobile: member.mobile }, code)).toMatchObject({
    refusal: 'code_wrong',
  });
});

test('a number of another account is told to be taken only with its code, and never moves', async () => {
  const owner = await newMember();
  await giveContact(platform, owner, 'mobile', owner.mobile);
  const member = { ...(await newMember()), mobile: owner.mobile };
  await giveContact(platform, member, 'mobile', '+959798234999');
  const code = await mobileCode(member);

  expect(await bind(member, code)).toMatchObject({ refusal: 'mobile_taken', status: 409 });

  expect(await platform.call(member, profile)).toMatchObject({
    value: { mobileNum: '••••4999', mobileVerified: true },
  });
  expect(await platform.call(owner, profile)).toMatchObject({ value: { mobileVerified: true } });
  const elsewhere = { ...(await newMember({ code: 'beta' })), mobile: owner.mobile };
  expect(await bind(elsewhere, await mobileCode(elsewhere))).toMatchObject({ ok: true });
});

test('a replaced number is told of it, and free again', async () => {
  const member = await newMember();
  const before = '+959798234888';
  await giveContact(platform, member, 'mobile', before);
  const code = await mobileCode(member);

  expect(await bind(member, code)).toMatchObject({ ok: true });

  expect(await lastMessage(platform.database, before)).toMatchObject({ kind: 'accountChanged' });
  const next = { ...(await newMember()), mobile: before };
  expect(await bind(next, await mobileCode(next))).toMatchObject({ ok: true });
});

test('an address is bound with its code; whoever has no password shows a code to the number', async () => {
  const member = await newMember({ password: null });
  await giveContact(platform, member, 'mobile', member.mobile);
  const typed = member.email.toUpperCase();
  expect(await platform.call(member, sendEmailCode, { email: typed })).toMatchObject({ ok: true });
  const verificationCode = await lastCode(platform.database, member.email);
  const attach = (more: object) =>
    platform.call(member, bindEmail, { email: typed, verificationCode, ...more });
  expect(await attach({})).toMatchObject({
    refusal: 'proof_required',
    details: { kinds: ['code'] },
  });
  expect(await attach({ ownCode: '1' })).toMatchObject({ refusal: 'code_wrong' });
  await platform.call(member, sendOwnCode, { purpose: 'proof' });
  const ownCode = await lastCode(platform.database, member.mobile);

  expect(await attach({ ownCode })).toEqual({ ok: true, value: { email: 'p•••@mail.example' } });

  expect(await platform.call(member, profile)).toMatchObject({
    value: { emailVerified: true, hasPassword: false },
  });
  const other = await newMember();
  await platform.call(other, sendEmailCode, { email: member.email });
  expect(
    await platform.call(other, bindEmail, {
      email: member.email,
      verificationCode: await lastCode(platform.database, member.email),
      password: PASSWORD,
    }),
  ).toMatchObject({ refusal: 'email_taken', status: 409 });
});

test('what is no number and no address is named; too many codes are refused', async () => {
  const member = await newMember();
  expect(await platform.call(member, sendMobileCode, { mobileNum: '12' })).toMatchObject({
    fieldErrors: [{ field: 'mobileNum', rule: 'phone' }],
  });
  expect(await platform.call(member, sendEmailCode, { email: 'nowhere' })).toMatchObject({
    fieldErrors: [{ field: 'email', rule: 'email' }],
  });
  for (let round = 0; round < 5; round += 1) await mobileCode(member);

  expect(await platform.call(member, sendMobileCode, { mobileNum: member.mobile })).toMatchObject({
    refusal: 'too_many_codes',
    status: 429,
  });
});
