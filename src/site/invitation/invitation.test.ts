import { beforeEach, expect, test, vi } from 'vitest';

import {
  currentInvitation,
  forgetInvitation,
  invitationIn,
  keepAttribution,
  keepInvitation,
} from './invitation.ts';

beforeEach(() => {
  for (const name of ['sessionStorage', 'localStorage']) {
    const kept = new Map<string, string>();
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  }
});

const none = { affiliateCode: '', subId: '', referralCode: '' };

test('the codes are read out of the address', () => {
  expect(invitationIn('?affiliateCode=AG-7&referralCode=ana_1')).toEqual({
    affiliateCode: 'AG-7',
    subId: '',
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

test('an agent’s code with its sub-id is kept for the days of attribution, and not a moment longer', () => {
  const [from, day] = [1_000_000, 86_400_000];
  keepAttribution('?affiliateCode=AG7&subId=spring.24&referralCode=ana_1', 30, from);

  const kept = { affiliateCode: 'AG7', subId: 'spring.24', referralCode: '' };
  expect(currentInvitation('', from + 30 * day - 1)).toEqual(kept);
  expect(currentInvitation('', from + 30 * day)).toEqual(none);
  expect(currentInvitation('', from)).toEqual(none);
});

test('the newest visit counts, and what stands in the address or came in this session comes before it', () => {
  keepAttribution('?affiliateCode=A', 30);
  keepAttribution('?affiliateCode=B&subId=<x>', 30);
  keepAttribution('?referralCode=ana_1', 30);

  expect(currentInvitation('')).toEqual({ ...none, affiliateCode: 'B' });
  keepInvitation('?referralCode=bo_2');
  expect(currentInvitation('')).toEqual({ ...none, referralCode: 'bo_2' });
  expect(currentInvitation('?affiliateCode=C').affiliateCode).toBe('C');
  forgetInvitation();
  expect(currentInvitation('')).toEqual(none);
});
