import { beforeEach, expect, test, vi } from 'vitest';

import { currentInvitation, forgetInvitation, invitationIn, keepInvitation } from './invitation.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const none = { affiliateCode: '', referralCode: '' };

test('the codes are read out of the address', () => {
  expect(invitationIn('?affiliateCode=AG-7&referralCode=ana_1')).toEqual({
    affiliateCode: 'AG-7',
    referralCode: 'ana_1',
  });
});

test('what cannot be a code is none', () => {
  expect(invitationIn(`?affiliateCode=<b>&referralCode=${'x'.repeat(65)}`)).toEqual(none);
});

test('a code outlasts a walk over the site, until it is forgotten', () => {
  keepInvitation('?affiliateCode=AG7');
  keepInvitation('?category=LIVE');

  expect(currentInvitation('').affiliateCode).toBe('AG7');
  expect(currentInvitation('?affiliateCode=B').affiliateCode).toBe('B');
  forgetInvitation();
  expect(currentInvitation('')).toEqual(none);
});
