import { expect, test } from 'vitest';
import { registerFieldNames, type FieldRule, type RegisterRules } from './register-fields.ts';
import { rulesOf } from './register-variants.ts';

const rule: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: '',
  patternId: 'any',
  minLength: 1,
  maxLength: 20,
};
const all = Object.fromEntries(registerFieldNames.map((name) => [name, rule])) as RegisterRules;
const none = { REGMOBVERF3: false, MOBILENUMPASSREG3: false };

const needed = (rules: RegisterRules) =>
  registerFieldNames.filter((name) => rules[name].enabled && rules[name].required);
const left = (rules: RegisterRules) => registerFieldNames.filter((name) => !rules[name].enabled);

test('by mobile number only the flags ask for a code and a password', () => {
  const bare = rulesOf('mobile', all, none);
  expect(needed(bare)).toEqual(['mobileNum']);
  expect(left(bare)).toEqual(['username', 'password', 'confirmPassword', 'verificationCode']);

  const full = rulesOf('mobile', all, { REGMOBVERF3: true, MOBILENUMPASSREG3: true });
  expect(needed(full)).toEqual(['password', 'confirmPassword', 'mobileNum', 'verificationCode']);
  expect(left(full)).toEqual(['username']);
});

test('by username a code needs the flag, its field and the number on the form', () => {
  const asks = (rules: RegisterRules, REGMOBVERF3: boolean) =>
    rulesOf('username', rules, { ...none, REGMOBVERF3 }).verificationCode.enabled;

  expect(asks(all, true)).toBe(true);
  expect(asks(all, false)).toBe(false);
  expect(asks({ ...all, mobileNum: { ...rule, enabled: false } }, true)).toBe(false);
  expect(asks({ ...all, verificationCode: { ...rule, enabled: false } }, true)).toBe(false);
  expect(left(rulesOf('username', all, none))).toEqual(['verificationCode']);
});
