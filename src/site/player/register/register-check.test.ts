import { expect, test } from 'vitest';

import { type FieldRule, registerFieldNames, type RegisterRules } from '#domain/register-fields.ts';
import { rulesOf } from '#domain/register-variants.ts';

import { birthdayText, checkRegister } from './register-check.ts';
import { emptyValues, type RegisterValues, shownFields } from './register-fields.ts';

const rule = (more: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId: 'any',
  minLength: 1,
  maxLength: 64,
  ...more,
});

const given = {
  ...(Object.fromEntries(
    registerFieldNames.map((name) => [name, rule({ enabled: false })]),
  ) as RegisterRules),
  username: rule({ patternId: 'letterStart', minLength: 6, maxLength: 16 }),
  password: rule({ minLength: 12 }),
  confirmPassword: rule(),
  mobileNum: rule({ required: false }),
  verificationCode: rule(),
  birthday: rule({ patternId: 'dateMdy' }),
  email: rule({ required: false, patternId: 'email' }),
  affiliateCode: rule(),
};
const flags = { REGMOBVERF3: true, MOBILENUMPASSREG3: true };
const rules = rulesOf('username', given, flags);
const right: RegisterValues = {
  ...emptyValues({ countryCode: 'MM', number: '' }),
  username: ' anamaria ',
  password: 'nine plums in a hat',
  confirmPassword: 'nine plums in a hat',
  birthday: '2000-05-17',
  affiliateCode: 'AG7',
};
const broken = (values: Partial<RegisterValues>, { invited = false } = {}) =>
  checkRegister(
    { ...right, ...values },
    {
      rules,
      fields: shownFields(rules, { invited }),
      minimumAge: 21,
      brandName: 'Brand',
      today: new Date('2026-01-01T00:00:00Z'),
      isPhone: ({ number }) => number.length === 9,
    },
  ).map((error) => `${error.field}: ${error.rule}`);

test('only what is switched on is shown, in the form’s order', () => {
  expect(shownFields(rules, { invited: false })).toEqual([
    'username',
    'password',
    'confirmPassword',
    'mobileNum',
    'verificationCode',
    'birthday',
    'email',
    'affiliateCode',
  ]);
});

test('a form without a username begins with the number and its code', () => {
  const byMobile = rulesOf('mobile', given, { ...flags, MOBILENUMPASSREG3: false });

  expect(shownFields(byMobile, { invited: true })).toEqual([
    'mobileNum',
    'verificationCode',
    'birthday',
    'email',
  ]);
});

test('a number needs its code, no number needs none', () => {
  const mobileNum = { countryCode: 'MM', number: '912345678' };

  expect(broken({ mobileNum })).toEqual(['verificationCode: required']);
  expect(broken({ mobileNum, verificationCode: '123456' })).toEqual([]);
  expect(broken({ verificationCode: '' })).toEqual([]);
});

test('a form that is right passes: spaces around do not count, what is optional may be empty', () => {
  expect(broken({})).toEqual([]);
});

test('every field has its own error', () => {
  expect(
    broken({
      username: '1ana',
      password: 'short',
      confirmPassword: 'other',
      mobileNum: { countryCode: 'MM', number: '12' },
      birthday: '2010-05-05',
      email: 'ana@',
      affiliateCode: '',
    }),
  ).toEqual([
    'username: letterStart',
    'password: any',
    'confirmPassword: mismatch',
    'verificationCode: required',
    'birthday: underage',
    'email: email',
    'affiliateCode: required',
    'mobileNum: phone',
  ]);
});

test('a code out of the address stands for the field', () => {
  expect(broken({ affiliateCode: '' }, { invited: true })).toEqual([]);
});

test('a merchant may want the month first', () => {
  expect(birthdayText('2000-05-07', rules)).toBe('05-07-2000');
  expect(birthdayText('2000-05-07', { birthday: rule({ patternId: 'dateYmd' }) })).toBe(
    '2000-05-07',
  );
});
