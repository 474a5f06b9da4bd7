import { expect, test } from 'vitest';

import { type FieldRule, registerFieldNames, type RegisterRules } from '#domain/register-fields.ts';

import type { Settings } from '../../settings/settings.ts';

import { shownFields } from './register-fields.ts';
import { registerVariants, rulesOf } from './register-variant.ts';

const rule: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: '',
  patternId: 'any',
  minLength: 1,
  maxLength: 64,
};
const rules = Object.fromEntries(
  registerFieldNames.map((name) => [
    name,
    {
      ...rule,
      enabled: ['username', 'password', 'confirmPassword', 'verificationCode', 'email'].includes(
        name,
      ),
    },
  ]),
) as RegisterRules;
const shown = (variant: 'username' | 'mobile', flags: [code: boolean, password: boolean]) =>
  shownFields(rulesOf(rules, variant, { REGMOBVERF3: flags[0], MOBILENUMPASSREG3: flags[1] }), {
    invited: false,
  });
const variants = (USERNAMEREG3: boolean, MOBILENUMREG3: boolean) =>
  registerVariants({ flags: { USERNAMEREG3, MOBILENUMREG3 } } as Pick<Settings, 'flags'>);

test('a brand has the tabs that its flags name', () => {
  expect(variants(true, true)).toEqual(['username', 'mobile']);
  expect(variants(false, true)).toEqual(['mobile']);
  expect(variants(true, false)).toEqual(['username']);
});

test('by username no code is asked for', () => {
  expect(shown('username', [true, true])).toEqual([
    'username',
    'password',
    'confirmPassword',
    'email',
  ]);
});

test('by mobile number the number comes first; code and password hang on their flags', () => {
  expect(shown('mobile', [true, true])).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
    'email',
  ]);
  expect(shown('mobile', [false, false])).toEqual(['mobileNum', 'email']);
});

test('what a form by mobile number shows of these is required', () => {
  const { mobileNum, verificationCode, password } = rulesOf(rules, 'mobile', {
    REGMOBVERF3: true,
    MOBILENUMPASSREG3: true,
  });

  expect([mobileNum, verificationCode, password].map(({ required }) => required)).toEqual([
    true,
    true,
    true,
  ]);
});
