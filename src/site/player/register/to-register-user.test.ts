import { expect, test } from 'vitest';

import type { RegisterRules } from '#domain/register-fields.ts';

import { emptyValues } from './register-fields.ts';
import { toRegisterUser } from './to-register-user.ts';

const rules = { birthday: { patternId: 'dateYmd' } } as RegisterRules;
const context = {
  rules,
  fields: ['username', 'password', 'mobileNum', 'email', 'captcha'] as const,
  invitation: { affiliateCode: '', subId: '', referralCode: '' },
  captchaId: 'C1',
  dialingCode: '+95',
  language: 'my',
  domain: 'shwe.localhost',
  registerUrl: 'http://shwe.localhost/register',
};
const values = {
  ...emptyValues({ countryCode: 'MM', number: '' }),
  username: ' ana123 ',
  password: ' a b ',
  mobileNum: { countryCode: 'MM', number: '912345678' },
  captcha: 'x7k2',
  agreeTerms: true,
  agreePrivacy: true,
};

test('what was filled in goes along, with where it was', () => {
  expect(toRegisterUser(values, context)).toEqual({
    username: 'ana123',
    password: ' a b ',
    mobileNum: '912345678',
    countryDialingCode: '+95',
    captcha: 'x7k2',
    captchaId: 'C1',
    agreed: true,
    language: 'my',
    domain: 'shwe.localhost',
    registerUrl: 'http://shwe.localhost/register',
    registerMethod: 'WEB',
    login: true,
  });
});

test('a code of the address goes along in place of the field', () => {
  const user = toRegisterUser(values, {
    ...context,
    invitation: { affiliateCode: '', subId: '', referralCode: 'ANA7' },
  });

  expect(user).toMatchObject({ affiliateCode: 'ANA7', referralCode: 'ANA7' });
});

test('one consent alone is no agreement', () => {
  expect(toRegisterUser({ ...values, agreePrivacy: false }, context).agreed).toBe(false);
});
