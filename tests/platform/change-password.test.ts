import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword, memberInfo, register } from '#api/member.ts';
import { sendChangePasswordCode } from '#api/passwords.ts';
import { login } from '#api/session.ts';
import { sql } from '#platform/base/database/sql.ts';
import { giveContact } from '../support/contacts.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastCode, lastMessage } from '../support/outbox.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const OLD = 'violet-Tuba-91x';
const NEW = 'orange-Flute-17k';
const alpha = { host: 'alpha.localhost' };

let platform: TestPlatform;

beforeAll(async () => {
  const registerFields = { captcha: { enabled: false, required: false } };
  platform = await startTestPlatform([
    buildMerchant('alpha', { registerFields }),
    buildMerchant('coded', { registerFields, flags: { CHNGPASSVERIF3: true } }),
  ]);
});

afterAll(() => platform.close());

const newMember = async (username: string, at = alpha) => {
  const opened = await platform.call(at, register, {
    username,
    password: OLD,
    confirmPassword: OLD,
    agreed: true,
  });
  if (!opened.ok || !opened.value.session) throw new Error(JSON.stringify(opened));
  return { ...at, token: opened.value.session.token };
};

const change = (caller: { host: string; token: string }, input: Partial<Record<string, string>>) =>
  platform.call(caller, changePassword, {
    oldPassword: OLD,
    newPassword: NEW,
    confirmNewPassword: NEW,
    ...input,
  });

test('a new password ends every older session and opens a fresh one', async () => {
  const here = await newMember('changer1');
  const elsewhere = await platform.call(alpha, login, { username: 'changer1', password: OLD });
  if (!elsewhere.ok) throw new Error('not signed in');
  await sql`update member set password_expires_at = now() where username = 'changer1'`.execute(
    platform.database,
  );
  expect(await platform.call(here, memberInfo)).toMatchObject({ value: { passwordExpired: true } });

  const changed = await change(here, {});

  if (!changed.ok) throw new Error(JSON.stringify(changed));
  expect(changed.value.passwordExpired).toBe(false);
  for (const token of [here.token, elsewhere.value.token])
    expect(await platform.call({ ...alpha, token }, memberInfo)).toMatchObject({
      refusal: 'not_logged_in',
    });
  expect(await platform.call({ ...alpha, token: changed.value.token }, memberInfo)).toMatchObject({
    ok: true,
  });
  expect(await platform.call(alpha, login, { username: 'changer1', password: OLD })).toMatchObject({
    refusal: 'in_incorrect_password',
  });
  expect(await platform.call(alpha, login, { username: 'changer1', password: NEW })).toMatchObject({
    ok: true,
  });
});

test('every wrong field is named', async () => {
  const caller = await newMember('changer2');

  expect(
    await change(caller, { oldPassword: '', newPassword: 'short', confirmNewPassword: 'other' }),
  ).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [
      { field: 'oldPassword', rule: 'required' },
      { field: 'newPassword', rule: 'length', min: 12, max: 64 },
      { field: 'confirmNewPassword', rule: 'mismatch' },
    ],
  });
  expect(await change(caller, { newPassword: OLD, confirmNewPassword: OLD })).toMatchObject({
    fieldErrors: [{ field: 'newPassword', rule: 'same_as_old' }],
  });
  expect(
    await change(caller, { newPassword: 'changer2-2024', confirmNewPassword: 'changer2-2024' }),
  ).toMatchObject({ fieldErrors: [{ field: 'newPassword', rule: 'common_password' }] });
});

test('guessing the old password locks, also for the right one', async () => {
  const caller = await newMember('changer3');
  const refusals: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const refused = await change(caller, { oldPassword: 'a wrong password' });
    if (!refused.ok) refusals.push(`${refused.status} ${refused.refusal}`);
  }

  expect(refusals).toEqual([
    ...Array.from({ length: 4 }, () => '403 in_incorrect_password'),
    '423 account_locked',
  ]);
  expect(await change(caller, {})).toMatchObject({ refusal: 'account_locked', status: 423 });
});

test('a visitor and a trial account are refused', async () => {
  const trial = await newMember('trialist');
  await sql`update member set type = 4 where username = 'trialist'`.execute(platform.database);

  expect(await change({ ...alpha, token: 'x'.repeat(43) }, {})).toMatchObject({
    refusal: 'not_logged_in',
    status: 401,
  });
  expect(await change(trial, {})).toMatchObject({ refusal: 'forbidden', status: 403 });
  expect(await platform.call(trial, memberInfo)).toMatchObject({ value: { isTrial: true } });
});

test('CHNGPASSVERIF3 asks for a code to the member’s own number or address', async () => {
  const coded = { host: 'coded.localhost' };
  const caller = await newMember('changer4', coded);
  expect(await change(caller, {})).toMatchObject({ refusal: 'contact_required', status: 409 });
  expect(await platform.call(caller, sendChangePasswordCode, {})).toMatchObject({
    refusal: 'contact_required',
  });
  const { id: memberId, merchantId } = await platform.database
    .selectFrom('member')
    .select(['id', 'merchantId'])
    .where('username', '=', 'changer4')
    .executeTakeFirstOrThrow();
  const email = 'changer4@mail.example';
  await giveContact(platform, { ...caller, memberId, merchantId }, 'email', email);
  expect(await change(caller, {})).toMatchObject({ refusal: 'code_required', status: 400 });
  expect(await platform.call(caller, sendChangePasswordCode, {})).toMatchObject({
    value: { channel: 'email', sentTo: 'c•••@mail.example' },
  });
  const verificationCode = await lastCode(platform.database, email);
  const wrong = verificationCode === '000000' ? '000001' : '000000';
  expect(await change(caller, { verificationCode: wrong })).toMatchObject({
    refusal: 'code_wrong',
  });
  // A wrong password does not use the code up.
  expect(await change(caller, { verificationCode, oldPassword: 'wrong one' })).toMatchObject({
    refusal: 'in_incorrect_password',
  });

  expect(await change(caller, { verificationCode })).toMatchObject({ ok: true });

  expect(await platform.call(coded, login, { username: 'changer4', password: NEW })).toMatchObject({
    ok: true,
  });
  expect(await lastMessage(platform.database, email)).toMatchObject({ kind: 'passwordChanged' });
});

test('without CHNGPASSVERIF3 no code is asked for', async () => {
  const caller = await newMember('changer5');

  expect(await change(caller, { verificationCode: '' })).toMatchObject({ ok: true });
});
