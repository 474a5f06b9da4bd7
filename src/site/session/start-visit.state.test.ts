import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';
import type { Settings } from '../settings/settings.ts';
import { settingsAtom } from '../settings/settings.state.ts';
import { deviceStorage, tabStorage } from '../storage/browser-storage.ts';
import { popupAtom } from './popup.state.ts';
import { isRemembered, noteRemembered, REMEMBERED_KEY } from './remembered-device.ts';
import { restoreSessionAtom } from './restore-session.state.ts';
import { signOutAtom } from './sign-out.state.ts';
import { TOKEN_KEY, tokenAtom } from './token.state.ts';

const opened = { token: 'T2', firstTimeLogin: false, passwordExpired: false };

/** The browser at an address; answers what the address has become. */
const visit = (address: string) => {
  const replaced = vi.fn<(state: unknown, title: string, url: URL) => void>();
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('history', { state: null, replaceState: replaced });
  return () => replaced.mock.calls.at(-1)?.[2].href;
};

const storeWith = (answers: Record<string, object>) => {
  const called: string[] = [];
  const store = createStore();
  const call = async ({ name }: { name: string }) => {
    called.push(name);
    return answers[name] ?? { ok: false, refusal: 'network_error' };
  };
  store.set(callAtom, call as unknown as Call);
  store.set(settingsAtom, {
    code: 'shwe',
    flags: { PWDEXPFORCECHANGE3: true },
  } as unknown as Settings);
  return { store, called };
};

beforeEach(() => {
  tabStorage.clear();
  deviceStorage.clear();
});

test('a visitor without any right is asked nothing', async () => {
  visit('http://shwe.example/');
  const { store, called } = storeWith({});

  await store.set(restoreSessionAtom);

  expect(called).toEqual([]);
});

test('the code of an address opens its session and is gone from the address at once', async () => {
  const address = visit('http://shwe.example/?code=ONCE&category=LIVE#games');
  const { store } = storeWith({ exchangeSession: { ok: true, value: opened } });

  const restored = store.set(restoreSessionAtom);
  expect(address()).toBe('http://shwe.example/?category=LIVE#games');
  await restored;

  expect(store.get(tokenAtom)).toBe('T2');
});

test('a code outweighs the session that this tab had; a bad one asks to sign in and says why', async () => {
  visit('http://shwe.example/?code=SPENT');
  tabStorage.setItem(TOKEN_KEY, 'T1');
  const refusal = 'exchange_code_invalid';
  const { store } = storeWith({ exchangeSession: { ok: false, refusal } });

  await store.set(restoreSessionAtom);

  expect(store.get(tokenAtom)).toBeNull();
  expect(store.get(popupAtom)).toEqual({ name: 'login', details: { signInError: refusal } });
});

test('a remembered device signs in by itself', async () => {
  visit('http://shwe.example/');
  noteRemembered(1);
  const { store } = storeWith({ rememberedLogin: { ok: true, value: opened } });

  await store.set(restoreSessionAtom);

  expect(store.get(tokenAtom)).toBe('T2');
  expect(isRemembered()).toBe(true);
});

test('a password that has expired is asked for then, too', async () => {
  visit('http://shwe.example/');
  noteRemembered(1);
  const expired = { ...opened, passwordExpired: true };
  const { store } = storeWith({ rememberedLogin: { ok: true, value: expired } });

  await store.set(restoreSessionAtom);

  expect(store.get(popupAtom)).toEqual({ name: 'changePassword', details: { forced: true } });
});

test('a device that the platform has forgotten is not asked about again', async () => {
  visit('http://shwe.example/');
  noteRemembered(1);
  const refusal = 'device_not_remembered';
  const { store } = storeWith({ rememberedLogin: { ok: false, refusal } });

  await store.set(restoreSessionAtom);

  expect(isRemembered()).toBe(false);
});

test('a platform out of reach is asked again next time', async () => {
  visit('http://shwe.example/');
  noteRemembered(1);
  const { store } = storeWith({});

  await store.set(restoreSessionAtom);

  expect(isRemembered()).toBe(true);
});

test('the note lasts for the days that the merchant names, and a sign-out drops it', async () => {
  deviceStorage.setItem(REMEMBERED_KEY, String(Date.now() - 1));
  expect(isRemembered()).toBe(false);
  noteRemembered(1);
  const { store } = storeWith({ logout: { ok: true, value: {} } });

  await store.set(signOutAtom);

  expect(isRemembered()).toBe(false);
});
