import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#api/endpoint.ts';
import { changePassword, memberInfo, register, registerMobile } from '#api/member.ts';
import { sendChangePasswordCode } from '#api/passwords.ts';
import { login } from '#api/session.ts';
import { checkSlider, createSlider, sendRegisterCode } from '#api/verification.ts';
import { sql } from '#platform/database/sql.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant, type Part } from '../support/merchant.ts';
import { lastCode, lastMessage } from '../support/outbox.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';

const PASSWORD = 'violet-Tuba-91x';
const field = (enabled: boolean, required = enabled) => ({ enabled, required });
const registerFields = {
  captcha: field(false),
  mobileNum: field(true),
  verificationCode: field(true),
  birthday: field(true, false),
  paymentPassword: field(true, false),
};
const site = (
  code: string,
  flags: Part<MerchantConfig['flags']>,
  more: Part<MerchantConfig> = {},
) => buildMerchant(code, { registerFields, flags: { MOBILENUMREG3: true, ...flags }, ...more });

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([
    site('bare', {}),
    site('coded', { REGMOBVERF3: true, MOBILEVERCODELOGIN3: true }),
    site('worded', { MOBILENUMPASSREG3: true }),
    site('full', { REGMOBVERF3: true, MOBILENUMPASSREG3: true }),
    site('closed', { MOBILENUMREG3: false, USERNAMEREG3: false }),
    site('invited', { DIRECTREG3: false }),
    site('slid', {}, { security: { sliderOnRegister: true } }),
  ]);
});

afterAll(() => platform.close());

/** A visitor with a number that nobody has used. */
const someone = (code: string) => {
  people += 1;
  const digits = String(people).padStart(3, '0');
  return {
    caller: { host: `${code}.localhost`, ip: `198.51.100.${people}` },
    number: { mobileNum: `09 795 234 ${digits}`, countryDialingCode: '95' },
    mobile: `+959795234${digits}`,
  };
};

type Visitor = ReturnType<typeof someone>;

const enrol = (who: Visitor, more: Partial<InputOf<typeof registerMobile>> = {}) =>
  platform.call(who.caller, registerMobile, { ...who.number, agreed: true, ...more });

const codeFor = async ({ caller, number, mobile }: Visitor, variant: 'mobile' | 'username') => {
  const { mobileNum: mobileNo, countryDialingCode } = number;
  const input = { mobileNo, countryDialingCode, variant };
  expect(await platform.call(caller, sendRegisterCode, input)).toMatchObject({ ok: true });
  return lastCode(platform.database, mobile);
};

const opened = async (outcome: ReturnType<typeof enrol>) => {
  const answer = await outcome;
  if (!answer.ok || !answer.value.session) throw new Error(JSON.stringify(answer));
  return answer.value.session;
};

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

test('by username the number on the form is verified where REGMOBVERF3 is on', async () => {
  const words = { password: PASSWORD, confirmPassword: PASSWORD, agreed: true };
  const byName = (who: Visitor, more: Partial<InputOf<typeof register>> = {}) =>
    platform.call(who.caller, register, {
      ...who.number,
      ...words,
      username: `named${people}`,
      ...more,
    });
  const bare = someone('bare');
  expect(await byName(bare)).toMatchObject({ ok: true });

  const coded = someone('coded');
  expect(await byName(coded)).toMatchObject({
    fieldErrors: [{ field: 'verificationCode', rule: 'required' }],
  });
  const verificationCode = await codeFor(coded, 'username');
  const outcome = await byName(coded, { verificationCode });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  const token = outcome.value.session?.token ?? '';
  expect(await platform.call({ ...coded.caller, token }, memberInfo)).toMatchObject({
    value: { mobileVerified: true },
  });
  // The number is one account's: the next one is told so with its code.
  const again = await codeFor(coded, 'username');
  expect(await byName(coded, { username: 'somebody', verificationCode: again })).toMatchObject({
    refusal: 'mobile_taken',
  });
  // A taken name does not use the code up.
  const other = someone('coded');
  const kept = await codeFor(other, 'username');
  const taken = `named${people - 1}`;
  expect(await byName(other, { username: taken, verificationCode: kept })).toMatchObject({
    refusal: 'username_taken',
  });
  expect(await byName(other, { verificationCode: kept })).toMatchObject({ ok: true });
});

test('without DIRECTREG3 only an invitation opens the form: a code, or the agent’s own host', async () => {
  const agent = await openMember(platform, 'invited', { username: 'agent01', type: 1 });
  const { rows } = await sql<{ code: string }>`
    select code from affiliate_code where owner_id = ${agent.memberId}`.execute(platform.database);
  const who = someone('invited');
  expect(await enrol(who)).toMatchObject({ refusal: 'registration_closed' });
  expect(await enrol(who, { affiliateCode: 'WRONG123' })).toMatchObject({
    refusal: 'invitation_code_error',
    status: 400,
  });

  await opened(enrol(who, { affiliateCode: rows[0]?.code ?? '' }));
  await sql`insert into affiliate_code (merchant_id, code, owner_id, kind, domain)
    values (${agent.merchantId}, 'HOSTCODE', ${agent.memberId}, 'agent', 'invited.localhost')`.execute(
    platform.database,
  );
  const next = someone('invited');
  await opened(enrol(next, { registerUrl: 'https://invited.localhost/register?a=b#secret' }));

  const { rows: kept } = await sql<{ uplineId: number; registerUrl: string | null }>`
    select upline_id, register_url from member where username in (${who.mobile}, ${next.mobile})
    order by id`.execute(platform.database);
  expect(kept).toEqual([
    { uplineId: agent.memberId, registerUrl: null },
    { uplineId: agent.memberId, registerUrl: 'https://invited.localhost/register?a=b' },
  ]);
});

test('a referral code names the referrer, beside the agent', async () => {
  const friend = await openMember(platform, 'bare', { username: 'friend01' });
  const { rows } = await sql<{ code: string }>`
    select code from affiliate_code where owner_id = ${friend.memberId}`.execute(platform.database);
  const who = someone('bare');

  await opened(enrol(who, { referralCode: rows[0]?.code ?? '', registerUrl: 'javascript:x' }));

  const { rows: kept } = await sql`
    select referrer_id, upline_id, register_url from member
    where username = ${who.mobile}`.execute(platform.database);
  expect(kept).toEqual([{ referrerId: friend.memberId, uplineId: null, registerUrl: null }]);
});

test('the slider is asked for where the merchant wants it, and good once', async () => {
  const who = someone('slid');
  expect(await enrol(who)).toMatchObject({ refusal: 'slider_required', status: 400 });
  const begun = await platform.call(who.caller, createSlider);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  // Nobody reads, reaches and presses faster.
  await setTimeout(200);
  const passed = await platform.call(who.caller, checkSlider, {
    sliderId: begun.value.sliderId,
    method: 'button',
    track: [],
    durationMs: 0,
  });
  if (!passed.ok) throw new Error(JSON.stringify(passed));
  const { sliderToken } = passed.value;

  await opened(enrol(who, { sliderToken }));

  expect(await enrol(someone('slid'), { sliderToken })).toMatchObject({
    refusal: 'slider_required',
  });
});

test('registering a number of somebody sends that person nothing', async () => {
  const who = someone('bare');
  await opened(enrol(who));

  expect(await lastMessage(platform.database, who.mobile)).toBeUndefined();
});
