import { expect, test } from 'vitest';

import { changedFields, checkProfile, type ProfileCheck } from './profile-check.ts';

const nickname = {
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId: 'alphanumeric',
  minLength: 3,
  maxLength: 8,
} as const;

const check: ProfileCheck = {
  rules: { nickname },
  textMaxLength: 20,
  minimumAge: 21,
  today: new Date('2030-03-01T00:00:00Z'),
};

const rulesOf = (written: Parameters<typeof checkProfile>[0]) =>
  checkProfile(written, check).map(({ field, rule }) => `${field} ${rule}`);

test('the birthday of the least age is right on the day itself, and wrong the day after', () => {
  expect(rulesOf({ birthday: '2009-03-01' })).toEqual([]);
  expect(rulesOf({ birthday: '2009-03-02' })).toEqual(['birthday underage']);
  expect(rulesOf({ birthday: '2009-02-29' })).toEqual(['birthday birthday']);
});

test('a rule of the registration form holds, but nothing has to be filled in', () => {
  expect(rulesOf({ nickname: 'a!' })).toEqual(['nickname alphanumeric']);
  expect(rulesOf({ nickname: '' })).toEqual([]);
});

test('any other field is only bounded', () => {
  expect(rulesOf({ address: 'x'.repeat(20) })).toEqual([]);
  expect(rulesOf({ address: 'x'.repeat(21) })).toEqual(['address length']);
});

test('only what has changed is sent, and nothing that is locked', () => {
  const known = { nickname: 'ana', address: null, payeeName: 'Ana Bell' } as never;

  expect(
    changedFields({ nickname: ' ana ', address: '', payeeName: 'Other' }, known, ['payeeName']),
  ).toEqual({});
  expect(changedFields({ nickname: '', address: 'Oslo' }, known, [])).toEqual({
    nickname: '',
    address: 'Oslo',
  });
});
