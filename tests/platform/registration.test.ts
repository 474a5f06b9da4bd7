import { afterAll, beforeAll, expect, test } from 'vitest';
import { affiliateCheck } from '#api/affiliate.ts';
import { memberInfo, register, type RegisterUser } from '#api/member.ts';
import { login } from '#api/session.ts';
import { balance } from '#api/wallet.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const PASSWORD = 'violet-Tuba-91x';
const alpha = { host: 'alpha.localhost' };
const beta = { host: 'beta.localhost' };

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { registerFields: { captcha: { enabled: false, required: false } } }),
    buildMerchant('beta', { registerFields: { captcha: { enabled: true, required: true } } }),
    buildMerchant('closed', { flags: { USERNAMEREG3: false } }),
    buildMerchant('invited', {
      flags: { DIRECTREG3: false },
      registerFields: { captcha: { enabled: false, required: false } },
    }),
    buildMerchant('asking', {
      registerFields: {
        captcha: { enabled: false, required: false },
        email: { enabled: true, required: true },
        mobileNum: { enabled: true, required: true },
        birthday: { enabled: true, required: true },
        payeeName: { enabled: true, required: false },
        paymentPassword: { enabled: true, required: true },
        verificationCode: { enabled: true, required: true },
      },
    }),
  ]);
});

afterAll(() => platform.close());

const form = (username: string, more: Partial<RegisterUser> = {}): RegisterUser => ({
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  agreed: true,
  ...more,
});

test('an account is opened, signed in, and starts with an empty wallet', async () => {
  const opened = await platform.call(alpha, register, form('Anna12'));

  if (!opened.ok || !opened.value.session) throw new Error(JSON.stringify(opened));
  expect(opened.value.session).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
  const anna = { ...alpha, token: opened.value.session.token };
  expect(await platform.call(anna, memberInfo)).toMatchObject({
    value: { account: 'anna12', type: 0, isAgent: false, isTrial: false, currency: 'USD' },
  });
  expect(await platform.call(anna, balance)).toMatchObject({
    value: { currency: 'USD', cashMinor: 0, bonusMinor: 0, lockedMinor: 0, balanceMinor: 0 },
  });
});

test('without the login flag the account is opened and nobody is signed in', async () => {
  const opened = await platform.call(alpha, register, form('quiet1', { login: false }));

  expect(opened).toEqual({ ok: true, value: { session: null } });
});

test('of thirty who want one username at the same moment, one gets it', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      platform.call(alpha, register, form(place % 2 === 0 ? 'wanted1' : 'WANTED1')),
    ),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = outcomes.filter((outcome) => !outcome.ok);
  expect(refused.every(({ refusal }) => refusal === 'username_taken')).toBe(true);
  expect(refused[0]).toMatchObject({ status: 409 });
});

test('another brand has usernames of its own', async () => {
  await platform.call(alpha, register, form('sharing1'));
  const captcha = await platform.solvedCaptcha('beta');

  const opened = await platform.call(beta, register, form('sharing1', captcha));

  expect(opened.ok).toBe(true);
  expect(
    await platform.call({ host: 'asking.localhost' }, login, {
      username: 'sharing1',
      password: PASSWORD,
    }),
  ).toMatchObject({ refusal: 'in_incorrect_password' });
});

test('every wrong field is named at once, with the bounds of its rule', async () => {
  const refused = await platform.call({ host: 'asking.localhost' }, register, {
    username: '1a',
    password: 'password1234',
    confirmPassword: 'other',
    email: 'nobody',
    mobileNum: '12345',
    countryDialingCode: '+95',
    birthday: '2020-01-01',
    paymentPassword: '12a456',
    agreed: false,
  });

  expect(refused).toMatchObject({ refusal: 'invalid_input', status: 400 });
  if (refused.ok) return;
  expect(refused.fieldErrors).toEqual([
    { field: 'username', rule: 'letterStart', min: 6, max: 16 },
    { field: 'password', rule: 'common_password' },
    { field: 'confirmPassword', rule: 'mismatch' },
    { field: 'birthday', rule: 'underage', min: 21 },
    { field: 'paymentPassword', rule: 'digits', min: 6, max: 6 },
    { field: 'email', rule: 'email', min: expect.any(Number), max: expect.any(Number) },
    { field: 'mobileNum', rule: 'phone' },
    { field: 'agreed', rule: 'required' },
  ]);
});

test('what was asked for is kept, numbers in one form, secrets only as hashes', async () => {
  const opened = await platform.call({ host: 'asking.localhost' }, register, {
    ...form('complete1'),
    email: 'Ann@Example.com',
    mobileNum: '09 796 012 345',
    countryDialingCode: '+95',
    birthday: '1990-05-17',
    payeeName: 'Ann Lee',
    paymentPassword: '482913',
  });

  expect(opened.ok).toBe(true);
  const row = await platform.database
    .selectFrom('member')
    .selectAll()
    .where('username', '=', 'complete1')
    .executeTakeFirstOrThrow();
  expect(row.profile).toMatchObject({
    email: 'ann@example.com',
    mobileNum: '+959796012345',
    payeeName: 'Ann Lee',
  });
  expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(row.paymentPasswordHash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(row)).not.toContain(PASSWORD);
  expect(JSON.stringify(row)).not.toContain('482913');
});

test('a captcha is needed where the brand asks for one, and works once', async () => {
  const captcha = await platform.solvedCaptcha('beta');

  expect(await platform.call(beta, register, form('robot01'))).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'captcha', rule: 'required' }],
  });
  expect(
    await platform.call(beta, register, form('robot01', { ...captcha, captcha: 'WRONG' })),
  ).toMatchObject({ refusal: 'captcha_wrong', status: 400 });
  expect(await platform.call(beta, register, form('robot01', captcha))).toMatchObject({
    refusal: 'captcha_wrong',
  });
  const another = await platform.solvedCaptcha('beta');
  const both = await Promise.all([
    platform.call(beta, register, form('robot01', another)),
    platform.call(beta, register, form('robot02', another)),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a captcha of one brand is of no use at another', async () => {
  const captcha = await platform.solvedCaptcha('alpha');

  expect(await platform.call(beta, register, form('crossing1', captcha))).toMatchObject({
    refusal: 'captcha_wrong',
  });
});

test('a closed registration and one by invitation only are what they say', async () => {
  expect(
    await platform.call({ host: 'closed.localhost' }, register, form('hopeful1')),
  ).toMatchObject({ refusal: 'registration_closed', status: 403 });
  expect(
    await platform.call({ host: 'invited.localhost' }, register, form('hopeful1')),
  ).toMatchObject({ refusal: 'registration_closed' });
  expect(
    await platform.call(
      { host: 'invited.localhost' },
      register,
      form('hopeful1', { affiliateCode: 'NOBODYS0' }),
    ),
  ).toMatchObject({ refusal: 'invitation_code_error', status: 400 });
});

test('who was invited belongs to the one who invited', async () => {
  const host = await platform.call(alpha, register, form('hostess1'));
  if (!host.ok || !host.value.session) throw new Error('not registered');
  const info = await platform.call({ ...alpha, token: host.value.session.token }, memberInfo);
  if (!info.ok) throw new Error('not signed in');
  const code = info.value.referralCode;

  const guest = await platform.call(alpha, register, form('guest001', { referralCode: code }));

  expect(guest.ok).toBe(true);
  const row = await platform.database
    .selectFrom('member')
    .select(['referrerId', 'uplineId'])
    .where('username', '=', 'guest001')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ referrerId: info.value.id, uplineId: null });
  expect(await platform.call(alpha, affiliateCheck, { code: code.toLowerCase() })).toEqual({
    ok: true,
    value: { code },
  });
  expect(await platform.call(beta, affiliateCheck, { code })).toMatchObject({
    refusal: 'invitation_code_error',
    status: 404,
  });
});
