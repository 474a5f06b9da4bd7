import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEmailCode, sendMobileCode } from '#api/contacts.ts';
import { memberInfo } from '#api/member.ts';
import { profile, saveProfile, type WrittenProfile } from '#api/profile.ts';
import { sql } from '#platform/base/database/sql.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openSomebody, type Somebody as Member } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { yearsAgo } from '../support/years-ago.ts';

let platform: TestPlatform;

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

const newMember = (unlike: Parameters<typeof openSomebody>[1] = {}) =>
  openSomebody(platform, unlike);

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
  const member = await newMember();

  expect(await save(member, { birthday: yearsAgo(21, 1) })).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'birthday', rule: 'underage', min: 21 }],
  });
  expect(await save(member, { birthday: yearsAgo(21) })).toMatchObject({ ok: true });
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
