import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';
import type { Settings } from '../settings/settings.ts';
import { settingsAtom } from '../settings/settings.state.ts';
import { deviceStorage, tabStorage } from '../storage/browser-storage.ts';
import { isPasswordForcedAtom } from './member.state.ts';
import { popupAtom } from './popup.state.ts';
import { refusalSeenAtom } from './refusal-seen.state.ts';
import { noteRemembered } from './remembered-device.ts';
import { signInAtom } from './sign-in.state.ts';
import { leavingAtom } from './sign-out.state.ts';
import { tokenAtom } from './token.state.ts';

const opened = { token: 'T1', firstTimeLogin: false, passwordExpired: false };

beforeEach(() => {
  tabStorage.clear();
  deviceStorage.clear();
});

/** A store where a member, or a trial account, is signed in with the token T1. */
const signedIn = async ({ isTrial = false, device = {}, passwordExpired = false } = {}) => {
  const store = createStore();
  const value = { id: 7, account: 'ana', isTrial };
  const answers: Record<string, object> = {
    memberInfo: { ok: true, value },
    rememberedLogin: device,
  };
  const call = async ({ name }: { name: string }) => answers[name];
  store.set(callAtom, call as unknown as Call);
  store.set(settingsAtom, {
    code: 'shwe',
    flags: { PWDEXPFORCECHANGE3: true },
  } as unknown as Settings);
  await store.set(signInAtom, opened);
  Object.assign(answers, { memberInfo: { ok: true, value: { ...value, passwordExpired } } });
  return store;
};

test('a password that must be changed first opens its popup', async () => {
  const store = await signedIn();

  await store.set(refusalSeenAtom, 'password_change_required', 'T1');

  expect(store.get(popupAtom)).toEqual({ name: 'changePassword', details: { forced: true } });
});

test('a password that expires while the page is open is known to all that wait for a new one', async () => {
  const store = await signedIn({ passwordExpired: true });
  const before = store.get(isPasswordForcedAtom);

  await store.set(refusalSeenAtom, 'password_change_required', 'T1');

  expect([before, store.get(isPasswordForcedAtom)]).toEqual([false, true]);
});

test('a trial account is told what it lacks; for a member that is the screen’s matter', async () => {
  const trial = await signedIn({ isTrial: true });
  const member = await signedIn();

  await trial.set(refusalSeenAtom, 'forbidden', 'T1');
  await member.set(refusalSeenAtom, 'forbidden', 'T1');

  expect(trial.get(popupAtom)?.name).toBe('needAccount');
  expect(member.get(popupAtom)).toBeNull();
});

test('a device that is remembered goes on when its session has ended', async () => {
  const again = { ok: true, value: { ...opened, token: 'T2' } };
  const store = await signedIn({ device: again });
  noteRemembered(1);

  await store.set(refusalSeenAtom, 'not_logged_in', 'T1');

  expect(store.get(popupAtom)).toBeNull();
  expect(store.get(tokenAtom)).toBe('T2');
});

test('a device that is no longer remembered asks to sign in', async () => {
  const store = await signedIn({ device: { ok: false, refusal: 'device_not_remembered' } });
  noteRemembered(1);

  await store.set(refusalSeenAtom, 'not_logged_in', 'T1');

  expect(store.get(popupAtom)?.name).toBe('login');
});

test('while the member ends every session, nobody is told that one has ended', async () => {
  const store = await signedIn();
  store.set(leavingAtom, true);

  await store.set(refusalSeenAtom, 'not_logged_in', 'T1');

  expect(store.get(popupAtom)).toBeNull();
  expect(store.get(tokenAtom)).toBe('T1');
});
