import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import { memberInfo } from '#api/member.ts';
import { logout } from '#api/session.ts';
import { permission } from '#api/system.ts';
import { balance } from '#api/wallet.ts';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';
import type { Settings } from '../settings/settings.ts';
import { settingsAtom } from '../settings/settings.state.ts';
import { balanceAtom, loadBalanceAtom } from './balance.state.ts';
import {
  isAgentAtom,
  isLoginAtom,
  isTrialAtom,
  loadMemberAtom,
  memberAtom,
} from './member.state.ts';
import { MERCHANT_KEY } from './merchant-code.state.ts';
import { popupAtom } from './popup.state.ts';
import { refusalSeenAtom, sessionEndedAtom } from './refusal-seen.state.ts';
import { restoreSessionAtom } from './restore-session.state.ts';
import { signInAtom } from './sign-in.state.ts';
import { forgetSessionAtom, signOutAtom } from './sign-out.state.ts';
import { loadPermissionAtom, systemStatusAtom } from './system-status.state.ts';
import { TOKEN_KEY, tokenAtom } from './token.state.ts';

const ana = { id: 7, account: 'ana', nickname: '', type: 0, isAgent: false, isTrial: false };
const opened = { token: 'T1', firstTimeLogin: false, passwordExpired: true };

/** What a browser's storage does, as far as the site uses it. */
const storage = () => {
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      Object.defineProperty(area, key, { value, enumerable: true, configurable: true });
    },
    removeItem: (key: string) => {
      kept.delete(key);
      Reflect.deleteProperty(area, key);
    },
    clear: () => [...kept.keys()].forEach((key) => area.removeItem(key)),
  };
  for (const name of Object.keys(area)) Object.defineProperty(area, name, { enumerable: false });
  return area;
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('location', new URL('http://shwe.example/'));
});

/** A store whose platform gives each endpoint the answer of its name. */
const storeWith = (answers: Record<string, object>, flags = { PWDEXPFORCECHANGE3: true }) => {
  const called: string[] = [];
  const store = createStore();
  const call = async ({ name }: { name: string }) => {
    called.push(name);
    return answers[name] ?? { ok: false, refusal: 'network_error' };
  };
  store.set(callAtom, call as unknown as Call);
  store.set(settingsAtom, { code: 'shwe', currency: 'MMK', flags } as unknown as Settings);
  return { store, called };
};

/** What the platform answers first: how the visitor finds the site, and what its amounts are in. */
const allowed = ({ status, currency = 'MMK' }: { status: number; currency?: string }) => ({
  [permission.name]: { ok: true, value: { status, whitelabelVal: { currency } } },
});

const asAna = { [memberInfo.name]: { ok: true, value: ana } };

test('a sign-in keeps the token for the tab and loads who it is', async () => {
  const { store } = storeWith(asAna);

  const { mustChangePassword } = await store.set(signInAtom, opened);

  expect(sessionStorage.getItem(TOKEN_KEY)).toBe('T1');
  expect(store.get(memberAtom)?.account).toBe('ana');
  expect(mustChangePassword).toBe(true);
});

test('an expired password may stay where the merchant does not force the change', async () => {
  const { store } = storeWith(asAna, { PWDEXPFORCECHANGE3: false });

  expect(await store.set(signInAtom, opened)).toEqual({ mustChangePassword: false });
});

test('agents and trial accounts are told apart', async () => {
  const { store } = storeWith({
    [memberInfo.name]: { ok: true, value: { ...ana, type: 41, isAgent: true } },
  });

  await store.set(signInAtom, opened);

  expect([store.get(isAgentAtom), store.get(isTrialAtom)]).toEqual([true, false]);
});

test('the next page of the tab takes the session up again', async () => {
  sessionStorage.setItem(TOKEN_KEY, 'T9');
  const { store } = storeWith(asAna);

  const restored = store.set(restoreSessionAtom);

  expect(store.get(isLoginAtom)).toBe(true);
  await restored;
  expect(store.get(memberAtom)?.id).toBe(7);
});

test('a sign-out empties the session, but the merchant’s code is stored again', async () => {
  const { store, called } = storeWith({ ...asAna, [logout.name]: { ok: true, value: {} } });
  await store.set(signInAtom, opened);
  sessionStorage.setItem('livery.cache.hotGames', '[]');

  await store.set(signOutAtom);

  expect(Object.keys(sessionStorage)).toEqual([MERCHANT_KEY]);
  expect(sessionStorage.getItem(MERCHANT_KEY)).toBe('shwe');
  expect([store.get(isLoginAtom), store.get(memberAtom)]).toEqual([false, null]);
  expect(called).toContain('logout');
});

test('a platform out of reach does not keep anyone signed in', async () => {
  const { store } = storeWith(asAna);
  await store.set(signInAtom, opened);

  await store.set(signOutAtom);

  expect(store.get(tokenAtom)).toBeNull();
});

test('a session that the platform has ended opens the login popup, once', async () => {
  const { store } = storeWith(asAna);
  await store.set(signInAtom, opened);

  await store.set(refusalSeenAtom, 'not_logged_in', 'T1');
  await store.set(refusalSeenAtom, 'not_logged_in', 'T1');

  expect(store.get(isLoginAtom)).toBe(false);
  expect(store.get(popupAtom)?.name).toBe('login');
  expect(store.get(sessionEndedAtom)).toBe(1);
});

test('a late refusal of an earlier session does not end the present one', async () => {
  const { store } = storeWith(asAna);
  await store.set(signInAtom, opened);

  await store.set(refusalSeenAtom, 'not_logged_in', 'T0');

  expect(store.get(isLoginAtom)).toBe(true);
});

test('the status is unknown before the answer, and follows it', async () => {
  const { store } = storeWith(allowed({ status: 2 }));

  expect(store.get(systemStatusAtom)).toBeNull();
  await store.set(loadPermissionAtom);

  expect(store.get(systemStatusAtom)).toBe(2);
});

test('a site that was built for another currency than its members’ shows theirs', async () => {
  const built = storeWith(allowed({ status: 0 }));
  const before = built.store.get(settingsAtom);
  const { store } = storeWith(allowed({ status: 0, currency: 'USD' }));

  await built.store.set(loadPermissionAtom);
  await store.set(loadPermissionAtom);

  expect(built.store.get(settingsAtom)).toBe(before);
  expect(store.get(settingsAtom)).toMatchObject({ code: 'shwe', currency: 'USD' });
});

test('a status that is none of the three shows nothing; a lost network keeps the page', async () => {
  const unreadable = (value: object) => ({
    [permission.name]: {
      ok: false,
      refusal: 'unknown_system_error',
      details: { unreadable: value },
    },
  });
  const strange = storeWith(unreadable({ status: 7 }));
  const garbled = storeWith(unreadable({ status: 0 }));
  const lost = storeWith({});

  await strange.store.set(loadPermissionAtom);
  await garbled.store.set(loadPermissionAtom);
  await lost.store.set(loadPermissionAtom);

  expect(strange.store.get(systemStatusAtom)).toBe(7);
  expect(garbled.store.get(systemStatusAtom)).toBeNull();
  expect(lost.store.get(systemStatusAtom)).toBeNull();
});

test('a site that closes under a visitor’s hands shows its status screen', async () => {
  const { store } = storeWith(allowed({ status: 1 }));

  await store.set(refusalSeenAtom, 'maintenance', null);

  expect(store.get(systemStatusAtom)).toBe(1);
});

test('a visitor’s balance is not asked for, and a member’s does not outlive the session', async () => {
  const money = { balanceMinor: 500, currency: 'MMK' };
  const { store, called } = storeWith({ ...asAna, [balance.name]: { ok: true, value: money } });

  await store.set(loadBalanceAtom);
  expect(called).toEqual([]);
  await store.set(signInAtom, opened);
  await store.set(loadBalanceAtom);
  expect(store.get(balanceAtom)).toEqual(money);
  await store.set(signOutAtom);

  expect(store.get(balanceAtom)).toBeNull();
});

test('what comes late for who has left is not shown to who has signed in since', async () => {
  const { store } = storeWith({ ...asAna, [logout.name]: { ok: true, value: {} } });
  await store.set(signInAtom, opened);
  const late: ((value: object) => void)[] = [];
  const answerLater = () => new Promise((resolve) => late.push(resolve));
  store.set(callAtom, answerLater as unknown as Call);
  const asked = [store.set(loadBalanceAtom), store.set(loadMemberAtom)];

  store.set(forgetSessionAtom);
  store.set(tokenAtom, 'T2');
  late[0]?.({ ok: true, value: { balanceMinor: 500, currency: 'MMK' } });
  late[1]?.({ ok: true, value: ana });
  await Promise.all(asked);

  expect([store.get(balanceAtom), store.get(memberAtom)]).toEqual([null, null]);
});
