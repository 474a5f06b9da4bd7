import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import { login } from '#api/session.ts';

import { captchaAtom } from '../../captcha/captcha.state.ts';
import { callAtom } from '../../client/call.state.ts';
import type { Call } from '../../client/outcome.ts';
import { settingsAtom } from '../../settings/settings.state.ts';
import type { Settings } from '../../settings/settings.ts';
import { tokenAtom } from '../../session/token.state.ts';

import { captchaNeededAtom, lockedMinutes, logInAtom } from './login.state.ts';

const form = { username: ' ana ', password: ' secret words ', captcha: ' ab3d ', remember: false };
const opened = { token: 'T', firstTimeLogin: false, passwordExpired: true };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** A store whose platform answers logins in turn and everything else with a captcha. */
const storeWith = (answers: object[], flags = { PWDEXPFORCECHANGE3: true }) => {
  const sent: object[] = [];
  const store = createStore();
  const call = async (endpoint: unknown, input: object) => {
    if (endpoint !== login) {
      return { ok: true, value: { captchaId: 'C1', image: 'AA', question: '' } };
    }
    sent.push(input);
    return answers.shift();
  };
  store.set(callAtom, call as unknown as Call);
  store.set(settingsAtom, { flags } as unknown as Settings);
  return { store, sent };
};

test('the name is trimmed, the password sent as typed, and the session opens', async () => {
  const { store, sent } = storeWith([{ ok: true, value: opened }]);

  const result = await store.set(logInAtom, form);

  expect(sent).toEqual([{ username: 'ana', password: ' secret words ' }]);
  expect(result).toEqual({ ok: true, mustChangePassword: true });
  expect(store.get(tokenAtom)).toBe('T');
});

test('a refusal that asks for a captcha makes the next try send one', async () => {
  const { store, sent } = storeWith([
    { ok: false, refusal: 'in_incorrect_password', details: { captcha: true } },
    { ok: false, refusal: 'captcha_wrong' },
    { ok: false, refusal: 'captcha_wrong' },
  ]);

  await store.set(logInAtom, form);
  expect(store.get(captchaNeededAtom)).toBe(true);
  await store.set(logInAtom, form);
  await vi.waitFor(() => expect(store.get(captchaAtom).status).toBe('ready'));
  await store.set(logInAtom, form);

  expect(sent[2]).toMatchObject({ captchaId: 'C1', captcha: 'ab3d' });
});

test('a plain refusal asks for no captcha', async () => {
  const { store } = storeWith([{ ok: false, refusal: 'in_incorrect_password' }]);

  const result = await store.set(logInAtom, form);

  expect(result).toEqual({ ok: false, refusal: 'in_incorrect_password' });
  expect(store.get(captchaNeededAtom)).toBe(false);
});

test('a lock is told in whole minutes', () => {
  expect(lockedMinutes({ retryAfterSeconds: 61 })).toBe(2);
  expect(lockedMinutes({ retryAfterSeconds: 0 })).toBe(1);
  expect(lockedMinutes(undefined)).toBe(1);
});
