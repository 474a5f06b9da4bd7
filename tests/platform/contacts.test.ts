import { afterAll, beforeAll, expect, test } from 'vitest';
import { bindEmail, bindMobile, sendEmailCode, sendMobileCode } from '#api/contacts.ts';
import { profile } from '#api/profile.ts';
import { sendOwnCode } from '#api/proof.ts';
import { giveContact } from '../support/contacts.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastCode, lastMessage } from '../support/outbox.ts';
import { openSomebody, PASSWORD, type Somebody as Member } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')]);
});

afterAll(() => platform.close());

const newMember = (unlike: Parameters<typeof openSomebody>[1] = {}) =>
  openSomebody(platform, unlike);

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
  await giveContact(platform, member, 'mobile', '+959798230999');
  const code = await mobileCode(member);

  expect(await bind(member, code)).toMatchObject({ refusal: 'mobile_taken', status: 409 });

  expect(await platform.call(member, profile)).toMatchObject({
    value: { mobileNum: '••••0999', mobileVerified: true },
  });
  expect(await platform.call(owner, profile)).toMatchObject({ value: { mobileVerified: true } });
  const elsewhere = { ...(await newMember({ code: 'beta' })), mobile: owner.mobile };
  expect(await bind(elsewhere, await mobileCode(elsewhere))).toMatchObject({ ok: true });
});

test('a replaced number is told of it, and free again', async () => {
  const member = await newMember();
  // None of those that people are given who are opened here.
  const before = '+959798230888';
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

test('what others ask for uses up no code of the owner’s', async () => {
  const [owner, stranger] = [await newMember(), await newMember()];
  await giveContact(platform, owner, 'mobile', owner.mobile);
  for (let round = 0; round < 5; round += 1) await mobileCode(stranger, owner.mobile);
  const refused = { refusal: 'too_many_codes', status: 429 };
  expect(await platform.call(stranger, sendMobileCode, { mobileNum: owner.mobile })).toMatchObject(
    refused,
  );
  const own = () => platform.call(owner, sendOwnCode, { purpose: 'paymentPassword' });

  for (let round = 0; round < 5; round += 1) expect(await own()).toMatchObject({ ok: true });

  expect(await own()).toMatchObject(refused);
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
