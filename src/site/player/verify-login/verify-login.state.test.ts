import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';

import { callAtom } from '../../client/call.state.ts';
import type { Call } from '../../client/outcome.ts';
import { settingsAtom } from '../../settings/settings.state.ts';
import type { Settings } from '../../settings/settings.ts';
import { tokenAtom } from '../../session/token.state.ts';
import { tabStorage } from '../../storage/browser-storage.ts';

import { isNameKind, isSentKind, proveAtom, sendProofCodeAtom } from './verify-login.state.ts';

beforeEach(() => tabStorage.clear());

const storeWith = (answer: object) => {
  const asked: [string, object][] = [];
  const store = createStore();
  const call = async ({ name }: { name: string }, input: object) => {
    asked.push([name, input]);
    return answer;
  };
  store.set(callAtom, call as unknown as Call);
  store.set(settingsAtom, { flags: { PWDEXPFORCECHANGE3: true } } as unknown as Settings);
  return { store, asked };
};

test('a right proof opens the session; blanks around it do not count', async () => {
  const opened = { token: 'T', firstTimeLogin: false, passwordExpired: false };
  const { store, asked } = storeWith({ ok: true, value: opened });

  const result = await store.set(proveAtom, {
    challengeId: 'C1',
    kind: 'realName',
    answer: ' Ada Berg ',
  });

  expect(result).toEqual({ ok: true, mustChangePassword: false });
  expect(asked[0]?.[1]).toEqual({ challengeId: 'C1', kind: 'realName', answer: 'Ada Berg' });
  expect(store.get(tokenAtom)).toBe('T');
});

test('a wrong one opens nothing', async () => {
  const { store } = storeWith({ ok: false, refusal: 'code_wrong' });

  const result = await store.set(proveAtom, { challengeId: 'C1', kind: 'email', answer: '1' });

  expect(result).toEqual({ ok: false, refusal: 'code_wrong' });
  expect(store.get(tokenAtom)).toBeNull();
});

test('codes are sent by e-mail and SMS only; names are typed', async () => {
  const { store, asked } = storeWith({ ok: true, value: { expiredMinutes: 5 } });

  await store.set(sendProofCodeAtom, 'C1', 'mobile');

  expect(asked).toEqual([['sendChallengeCode', { challengeId: 'C1', kind: 'mobile' }]]);
  expect((['authenticator', 'email', 'mobile'] as const).map(isSentKind)).toEqual([
    false,
    true,
    true,
  ]);
  expect((['bankAccountName', 'mobile'] as const).map(isNameKind)).toEqual([true, false]);
});
