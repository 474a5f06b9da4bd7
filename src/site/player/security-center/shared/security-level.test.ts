import { expect, test } from 'vitest';

import { levelName, nextProtection } from './security-level.ts';

const bare = {
  hasPassword: true,
  mobileVerified: false,
  emailVerified: false,
  hasPaymentPassword: false,
  hasAuthenticator: false,
};

test('the more protections, the better the word', () => {
  expect([0, 1, 2, 3, 4, 5].map(levelName)).toEqual([
    'low',
    'low',
    'low',
    'fair',
    'good',
    'strong',
  ]);
});

test('what helps to get back in comes before what makes it harder for others', () => {
  expect(nextProtection({ ...bare, hasPassword: false })).toBe('password');
  expect(nextProtection(bare)).toBe('mobile');
  expect(nextProtection({ ...bare, emailVerified: true })).toBe('paymentPassword');
  expect(nextProtection({ ...bare, emailVerified: true, hasPaymentPassword: true })).toBe(
    'authenticator',
  );
});

test('an account with everything has nothing left to add', () => {
  const whole = {
    hasPassword: true,
    mobileVerified: true,
    emailVerified: true,
    hasPaymentPassword: true,
    hasAuthenticator: true,
  };

  expect(nextProtection(whole)).toBeNull();
  expect(nextProtection({ ...whole, emailVerified: false })).toBe('email');
});
