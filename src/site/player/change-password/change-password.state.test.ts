import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';

import { callAtom } from '../../client/call.state.ts';
import type { Call } from '../../client/outcome.ts';
import { settingsAtom } from '../../settings/settings.state.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Member, memberAtom } from '../../session/member.state.ts';
import { popupAtom } from '../../session/popup.state.ts';
import { refusalSeenAtom } from '../../session/refusal-seen.state.ts';
import { tokenAtom } from '../../session/token.state.ts';
import { tabStorage } from '../../storage/browser-storage.ts';

import { requestedProofAtom, changePasswordAtom } from './change-password.state.ts';

const entries = {
  oldPassword: 'old words',
  newPassword: 'nine plums in a hat',
  confirmNewPassword: 'nine plums in a hat',
  verificationCode: '',
  agreeTerms: false,
  agreePrivacy: false,
};

beforeEach(() => tabStorage.clear());

interface Given {
  CHNGPASSVERIF3?: boolean;
  member?: Partial<Member>;
}

const storeWith = ({ CHNGPASSVERIF3 = false, member = {} }: Given = {}) => {
  const asked: object[] = [];
  const store = createStore();
  const call = async ({ name }: { name: string }, input: object) => {
    if (name === 'changePassword') asked.push(input);
    return { ok: true, value: { token: 'T2', firstTimeLogin: false, passwordExpired: false } };
  };
  store.set(callAtom, call as unknown as Call);
  store.set(settingsAtom, {
    flags: { CHNGPASSVERIF3, PWDEXPFORCECHANGE3: true },
  } as unknown as Settings);
  const usual = { hasPassword: true, mobileVerified: false, emailVerified: true };
  store.set(memberAtom, { ...usual, ...member } as Member);
  return { store, asked };
};

test('a code is asked for where the flag CHNGPASSVERIF3 is on, and nowhere else', () => {
  expect(storeWith().store.get(requestedProofAtom)).toMatchObject({
    oldPassword: true,
    code: false,
  });
  expect(storeWith({ CHNGPASSVERIF3: true }).store.get(requestedProofAtom)).toEqual({
    oldPassword: true,
    code: true,
    consents: false,
    channels: ['email'],
  });
});

test('an account without a password proves itself by a code alone', () => {
  const member = { hasPassword: false, mobileVerified: true };

  expect(storeWith({ member }).store.get(requestedProofAtom)).toEqual({
    oldPassword: false,
    code: true,
    consents: false,
    channels: ['mobile', 'email'],
  });
});

test('who has a one-time secret of somebody else agrees to the terms, and only then they are sent', async () => {
  const { store, asked } = storeWith({ member: { oneTimePassword: true } });

  expect(store.get(requestedProofAtom)).toMatchObject({ consents: true });
  await store.set(changePasswordAtom, { ...entries, agreeTerms: true, agreePrivacy: true });
  const half = storeWith({ member: { oneTimePassword: true } });
  await half.store.set(changePasswordAtom, { ...entries, agreeTerms: true });
  const plain = storeWith();
  await plain.store.set(changePasswordAtom, entries);

  expect(asked).toMatchObject([{ agreed: true }]);
  expect(half.asked).toMatchObject([{ agreed: false }]);
  expect(plain.asked[0]).not.toHaveProperty('agreed');
});

test('a code goes along only when there is one, and the fresh session is taken up', async () => {
  const { store, asked } = storeWith();

  await store.set(changePasswordAtom, entries);
  await store.set(changePasswordAtom, { ...entries, verificationCode: '123456' });

  expect(asked[0]).not.toHaveProperty('verificationCode');
  expect(asked[1]).toMatchObject({ verificationCode: '123456' });
  expect(store.get(tokenAtom)).toBe('T2');
});

test('that the former session ends before the answer is here signs nobody out', async () => {
  const { store } = storeWith();
  store.set(tokenAtom, 'T1');
  const known = store.get(callAtom);
  const endsFormer = async (...asked: Parameters<Call>) => {
    await store.set(refusalSeenAtom, 'not_logged_in', 'T1');
    return known(...asked);
  };
  store.set(callAtom, endsFormer);

  await store.set(changePasswordAtom, entries);

  expect([store.get(tokenAtom), store.get(popupAtom)]).toEqual(['T2', null]);
});
