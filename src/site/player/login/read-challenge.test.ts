import { expect, test } from 'vitest';

import { readChallenge } from './read-challenge.ts';

test('the proof that is asked for is read out of a refusal', () => {
  const challenge = {
    challengeId: 'C1',
    kinds: ['email', 'realName'],
    masked: { email: 'a•••@mail.example' },
    expiresAt: '2030-01-01T00:00:00Z',
  };

  expect(readChallenge(challenge)).toEqual(challenge);
});

test('a refusal that asks for none is none', () => {
  expect(readChallenge(undefined)).toBeNull();
  expect(readChallenge({ captcha: true })).toBeNull();
  expect(readChallenge({ challengeId: 'C1', kinds: [] })).toBeNull();
});
