import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword, memberInfo } from '#api/member.ts';
import { sendChangePasswordCode } from '#api/passwords.ts';
import { login } from '#api/session.ts';
import { lastCode, lastMessage } from '../support/outbox.ts';
import { PASSWORD } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import {
  codeFor as codeAt,
  enrol as enrolAt,
  opened,
  registerSite as site,
  someone,
  type Visitor,
} from '../support/register.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    site('bare', {}),
    site('coded', { REGMOBVERF3: true, MOBILEVERCODELOGIN3: true }),
    site('worded', { MOBILENUMPASSREG3: true }),
    site('full', { REGMOBVERF3: true, MOBILENUMPASSREG3: true }),
    site('closed', { MOBILENUMREG3: false }),
  ]);
});

afterAll(() => platform.close());

const enrol = (who: Visitor, more: Parameters<typeof enrolAt>[2] = {}) =>
  enrolAt(platform, who, more);
const codeFor = (who: Visitor, variant: 'mobile' | 'username') => codeAt(platform, who, variant);

test('MOBILENUMREG3 opens the registration by number, whose number is then the name', async () => {
  const who = someone('bare');

  const { token, firstTimeLogin } = await opened(enrol(who));

  expect(firstTimeLogin).toBe(true);
  expect(await platform.call({ ...who.caller, token }, memberInfo)).toMatchObject({
    value: {
      account: who.mobile,
      hasPassword: false,
      mobileVerified: false,
      passwordAgeDays: null,
    },
  });
  expect(await enrol(someone('closed'))).toMatchObject({
    refusal: 'registration_closed',
    status: 403,
  });
});

test('REGMOBVERF3 asks for the code of the number, which is verified then', async () => {
  const who = someone('coded');
  expect(await enrol(who)).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'verificationCode', rule: 'required' }],
  });
  const code = await codeFor(who, 'mobile');
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await enrol(who, { verificationCode: wrong })).toMatchObject({ refusal: 'code_wrong' });

  const { token } = await opened(enrol(who, { verificationCode: code }));

  expect(await platform.call({ ...who.caller, token }, memberInfo)).toMatchObject({
    value: { mobileVerified: true },
  });
});

test('without REGMOBVERF3 no code is asked for, and one that comes is not looked at', async () => {
  expect(await enrol(someone('bare'), { verificationCode: '000000' })).toMatchObject({ ok: true });
});

test('MOBILENUMPASSREG3 asks for a password, with which the member signs in', async () => {
  const who = someone('worded');
  expect(await enrol(who)).toMatchObject({
    fieldErrors: [
      { field: 'password', rule: 'required' },
      { field: 'confirmPassword', rule: 'required' },
    ],
  });
  expect(await enrol(who, { password: PASSWORD, confirmPassword: 'other' })).toMatchObject({
    fieldErrors: [{ field: 'confirmPassword', rule: 'mismatch' }],
  });

  await opened(enrol(who, { password: PASSWORD, confirmPassword: PASSWORD }));

  const input = { username: who.number.mobileNum, countryDialingCode: '95', password: PASSWORD };
  expect(await platform.call(who.caller, login, input)).toMatchObject({ ok: true });
});

test('without MOBILENUMPASSREG3 a password that comes is not taken', async () => {
  const who = someone('bare');
  await opened(enrol(who, { password: PASSWORD, confirmPassword: PASSWORD }));

  expect(
    await platform.call(who.caller, login, { username: who.mobile, password: PASSWORD }),
  ).toMatchObject({ refusal: 'in_incorrect_password' });
});

test('an account without a password sets one with a code to its number', async () => {
  const who = someone('coded');
  const code = await codeFor(who, 'mobile');
  const { token } = await opened(enrol(who, { verificationCode: code }));
  const member = { ...who.caller, token };
  const words = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };
  expect(await platform.call(member, changePassword, words)).toMatchObject({
    refusal: 'code_required',
    status: 400,
  });
  const sent = await platform.call(member, sendChangePasswordCode, {});
  expect(sent).toMatchObject({
    value: { channel: 'mobile', sentTo: `••••${who.mobile.slice(-4)}`, expiredMinutes: 5 },
  });

  const verificationCode = await lastCode(platform.database, who.mobile);
  expect(await platform.call(member, changePassword, { ...words, verificationCode })).toMatchObject(
    { ok: true },
  );
  expect(
    await platform.call(who.caller, login, { username: who.mobile, password: PASSWORD }),
  ).toMatchObject({ ok: true });
});

test('a number that is registered is taken, however it is written', async () => {
  const who = someone('bare');
  await opened(enrol(who));

  expect(await enrol(who, { mobileNum: who.mobile.replace('+95', '(0) ') })).toMatchObject({
    refusal: 'mobile_taken',
    status: 409,
  });
  const full = someone('full');
  const words = { password: PASSWORD, confirmPassword: PASSWORD };
  await opened(enrol(full, { ...words, verificationCode: await codeFor(full, 'mobile') }));
  // Told to who has shown the code, and to nobody else.
  expect(await enrol(full, { ...words, verificationCode: '000000' })).toMatchObject({
    refusal: 'code_wrong',
  });
  expect(
    await enrol(full, { ...words, verificationCode: await codeFor(full, 'mobile') }),
  ).toMatchObject({ refusal: 'mobile_taken' });
});

test('of ten who register one number at once, one gets it', async () => {
  const who = someone('bare');

  const outcomes = await Promise.all(Array.from({ length: 10 }, () => enrol(who)));

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a number of no country, a missing one and terms that are not agreed to are named', async () => {
  const who = someone('bare');

  expect(await enrol(who, { mobileNum: '555 123 45', countryDialingCode: '1' })).toMatchObject({
    fieldErrors: [{ field: 'mobileNum', rule: 'phone' }],
  });
  expect(await enrol(who, { mobileNum: '', agreed: false })).toMatchObject({
    fieldErrors: [
      { field: 'mobileNum', rule: 'required' },
      { field: 'agreed', rule: 'required' },
    ],
  });
  expect(await enrol(who, { birthday: '2015-01-01', paymentPassword: '12' })).toMatchObject({
    fieldErrors: [
      { field: 'birthday', rule: 'underage', min: 21 },
      { field: 'paymentPassword', rule: 'digits', min: 6, max: 6 },
    ],
  });
});

test('registering a number of somebody sends that person nothing', async () => {
  const who = someone('bare');
  await opened(enrol(who));

  expect(await lastMessage(platform.database, who.mobile)).toBeUndefined();
});
