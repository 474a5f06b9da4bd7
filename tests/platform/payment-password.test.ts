import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import {
  changePaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from '#api/payment-password.ts';
import { sendOwnCode } from '#api/proof.ts';
import type { Context, Session } from '#platform/base/endpoints/handler.ts';
import { provePaymentPassword } from '#platform/people/members/payment-password.ts';
import { giveContact } from '../support/contacts.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastCode, lastMessage } from '../support/outbox.ts';
import { openSomebody, PASSWORD, type Somebody as Member } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const PIN = '583920';
const NEXT = '739154';
const alpha = buildMerchant('alpha', { signIn: { paymentPasswordTries: 3 } });

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    alpha,
    buildMerchant('short', {
      registerFields: {
        password: { minLength: 6 },
      },
    }),
  ]);
});

afterAll(() => platform.close());

const newMember = (unlike: Parameters<typeof openSomebody>[1] = {}) =>
  openSomebody(platform, unlike);

const set = (member: Member, paymentPassword: string, more: object = { password: PASSWORD }) =>
  platform.call(member, setPaymentPassword, {
    paymentPassword,
    confirmPaymentPassword: paymentPassword,
    ...more,
  });

const change = (member: Member, oldPaymentPassword: string, paymentPassword = NEXT) =>
  platform.call(member, changePaymentPassword, {
    oldPaymentPassword,
    paymentPassword,
    confirmPaymentPassword: paymentPassword,
  });

/** As a call that moves money proves it. */
const prove = async ({ memberId, merchantId }: Member, password: string): Promise<string> => {
  const context = {
    database: platform.database,
    merchant: { id: merchantId, code: 'alpha', config: alpha.config },
    session: { memberId },
    ip: '127.0.0.1',
    gone: new AbortController().signal,
  } as unknown as Context & { session: Session };
  return provePaymentPassword(context, password).then(
    () => 'proved',
    (error: Error) => error.message,
  );
};

test('it is set once, after the login password was proved', async () => {
  const member = await newMember();
  expect(await prove(member, PIN)).toBe('payment_password_required');
  expect(await set(member, PIN, {})).toMatchObject({
    refusal: 'proof_required',
    status: 403,
    details: { kinds: ['password'] },
  });
  expect(await set(member, PIN, { password: 'wrong' })).toMatchObject({
    refusal: 'in_incorrect_password',
    status: 403,
  });

  expect(await set(member, PIN)).toEqual({ ok: true, value: {} });

  expect(await platform.call(member, memberInfo)).toMatchObject({
    value: { hasPaymentPassword: true },
  });
  expect(await set(member, NEXT)).toMatchObject({ refusal: 'payment_password_set', status: 409 });
  expect(await prove(member, PIN)).toBe('proved');
  expect(await prove(member, NEXT)).toBe('payment_password_wrong');
});

test.each([
  ['12345', 'digits'],
  ['12345a', 'digits'],
  ['1234567', 'digits'],
  ['', 'required'],
  ['111111', 'common_password'],
  ['123456', 'common_password'],
  ['654321', 'common_password'],
  ['121212', 'common_password'],
])('%j is no payment password: %s', async (paymentPassword, rule) => {
  expect(await set(await newMember(), paymentPassword)).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'paymentPassword', rule }],
  });
});

test('it is typed twice alike and differs from the login password', async () => {
  const member = await newMember();
  expect(
    await platform.call(member, setPaymentPassword, {
      paymentPassword: PIN,
      confirmPaymentPassword: NEXT,
      password: PASSWORD,
    }),
  ).toMatchObject({ fieldErrors: [{ field: 'confirmPaymentPassword', rule: 'mismatch' }] });
  const same = await newMember({ password: PIN, code: 'short' });
  expect(await set(same, PIN, { password: PIN })).toMatchObject({
    fieldErrors: [{ field: 'paymentPassword', rule: 'same_as_password' }],
  });
});

test('the old one changes it', async () => {
  const member = await newMember({ pin: PIN });
  expect(await change(member, PIN, PIN)).toMatchObject({
    fieldErrors: [{ field: 'paymentPassword', rule: 'same_as_old' }],
  });
  expect(await change(member, '000000')).toMatchObject({
    refusal: 'payment_password_wrong',
    status: 403,
    details: { triesLeft: 2 },
  });

  expect(await change(member, PIN)).toEqual({ ok: true, value: {} });

  expect(await prove(member, NEXT)).toBe('proved');
  expect(await change(await newMember(), PIN)).toMatchObject({
    refusal: 'payment_password_required',
    status: 409,
  });
});

test('wrong ones in a row lock it for good, a right one starts the count afresh', async () => {
  const member = await newMember({ pin: PIN });
  const tries = ['000000', '000000', PIN, '000000', '000000', '000000', PIN];
  const results: string[] = [];
  for (const password of tries) results.push(await prove(member, password));

  expect(results).toEqual([
    'payment_password_wrong',
    'payment_password_wrong',
    'proved',
    'payment_password_wrong',
    'payment_password_wrong',
    'payment_password_locked',
    'payment_password_locked',
  ]);
  expect(await change(member, PIN)).toMatchObject({
    refusal: 'payment_password_locked',
    status: 423,
  });
});

test('guesses that come together cannot pass the limit', async () => {
  const member = await newMember({ pin: PIN });

  const results = await Promise.all(Array.from({ length: 20 }, () => prove(member, '000000')));

  expect(results.filter((result) => result === 'payment_password_wrong')).toHaveLength(2);
  expect(results.filter((result) => result === 'payment_password_locked')).toHaveLength(18);
});

test('a locked one is replaced with a code and the login password', async () => {
  const member = await newMember({ pin: PIN });
  for (let round = 0; round < 3; round += 1) await prove(member, '000000');
  const purpose = 'paymentPassword' as const;
  expect(await platform.call(member, sendOwnCode, { purpose })).toMatchObject({
    refusal: 'contact_required',
    status: 409,
  });
  const { mobile, email } = member;
  await giveContact(platform, member, 'mobile', mobile);
  await giveContact(platform, member, 'email', email);
  expect(await platform.call(member, sendOwnCode, { purpose })).toMatchObject({
    value: { channel: 'mobile', sentTo: `••••${mobile.slice(-4)}` },
  });
  expect(await platform.call(member, sendOwnCode, { purpose, channel: 'email' })).toMatchObject({
    value: { channel: 'email', sentTo: 'p•••@mail.example', expiredMinutes: 5 },
  });
  const renew = (more: object) =>
    platform.call(member, resetPaymentPassword, {
      verificationCode: '',
      paymentPassword: NEXT,
      confirmPaymentPassword: NEXT,
      ...more,
    });
  const verificationCode = await lastCode(platform.database, email);
  expect(await renew({ verificationCode })).toMatchObject({ refusal: 'proof_required' });
  expect(await renew({ verificationCode, password: 'wrong' })).toMatchObject({
    refusal: 'in_incorrect_password',
  });
  const wrong = verificationCode === '000000' ? '000001' : '000000';
  expect(await renew({ verificationCode: wrong, password: PASSWORD })).toMatchObject({
    refusal: 'code_wrong',
  });

  expect(await renew({ verificationCode, password: PASSWORD })).toEqual({ ok: true, value: {} });

  expect(await prove(member, NEXT)).toBe('proved');
  expect(await lastMessage(platform.database, email)).toMatchObject({ kind: 'accountChanged' });
});

test('a code for something else does not replace it', async () => {
  const member = await newMember({ pin: PIN });
  const { email } = member;
  await giveContact(platform, member, 'email', email);
  await platform.call(member, sendOwnCode, { purpose: 'proof' });
  const verificationCode = await lastCode(platform.database, email);

  expect(
    await platform.call(member, resetPaymentPassword, {
      verificationCode,
      password: PASSWORD,
      paymentPassword: NEXT,
      confirmPaymentPassword: NEXT,
    }),
  ).toMatchObject({ refusal: 'code_wrong' });
  expect(await prove(member, PIN)).toBe('proved');
});

test('an account without a password proves itself by a code, or by a sign-in that was just now', async () => {
  const fresh = await newMember({ password: null });
  expect(await set(fresh, PIN, {})).toMatchObject({ ok: true });

  const stale = await newMember({ password: null });
  await platform.database
    .updateTable('session')
    .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    .where('memberId', '=', stale.memberId)
    .execute();
  expect(await set(stale, PIN, {})).toMatchObject({
    refusal: 'proof_required',
    details: { kinds: ['signIn'] },
  });

  const { email } = stale;
  await giveContact(platform, stale, 'email', email);
  expect(await set(stale, PIN, {})).toMatchObject({ details: { kinds: ['code'] } });
  await platform.call(stale, sendOwnCode, { purpose: 'proof' });
  const ownCode = await lastCode(platform.database, email);
  expect(await set(stale, PIN, { ownCode })).toMatchObject({ ok: true });
});

test('a visitor and a trial account have none', async () => {
  const visitor = { ...(await newMember()), token: 'x'.repeat(43) };
  expect(await set(visitor, PIN)).toMatchObject({ refusal: 'not_logged_in' });
  expect(await set(await newMember({ type: 4 }), PIN)).toMatchObject({ refusal: 'forbidden' });
});
