import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import { login } from '#api/session.ts';

import { captchaAtom, loadCaptchaAtom } from '../../captcha/captcha.state.ts';
import { endSliderAtom, sliderAtom } from '../../captcha/slider.state.ts';
import { callAtom } from '../../client/call.state.ts';
import type { Call } from '../../client/outcome.ts';
import { settingsAtom } from '../../settings/settings.state.ts';
import type { Settings } from '../../settings/settings.ts';
import { tokenAtom } from '../../session/token.state.ts';

import {
  captchaNeededAtom,
  lockedMinutes,
  logInAtom,
  type LoginAttempt,
  playFreeAtom,
} from './login.state.ts';

const form: LoginAttempt = {
  credentials: { type: 'username', username: 'ana', password: ' secret words ' },
  captcha: ' ab3d ',
  remember: true,
};
const bySms: LoginAttempt = {
  credentials: {
    type: 'sms',
    mobileNum: '912345678',
    countryDialingCode: '+95',
    verificationCode: '123456',
  },
  captcha: '',
  remember: false,
};
const opened = { token: 'T', firstTimeLogin: false, passwordExpired: true };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** A store whose platform answers logins in turn and everything else with a captcha. */
const storeWith = (answers: object[], sliderOnLogin = false) => {
  const sent: object[] = [];
  const store = createStore();
  const call = async (endpoint: { name: string }, input: object) => {
    if (endpoint !== login && endpoint.name !== 'freePlay') {
      return { ok: true, value: { captchaId: 'C1', image: 'AA', question: '' } };
    }
    sent.push(input);
    return answers.shift();
  };
  store.set(callAtom, call as unknown as Call);
  store.set(settingsAtom, {
    flags: { PWDEXPFORCECHANGE3: true },
    security: { sliderOnLogin },
  } as unknown as Settings);
  return { store, sent };
};

test('the password is sent as typed, the wish to be remembered too, and the session opens', async () => {
  const { store, sent } = storeWith([{ ok: true, value: opened }]);

  const result = await store.set(logInAtom, form);

  expect(sent).toEqual([
    { type: 'username', username: 'ana', password: ' secret words ', remember: true },
  ]);
  expect(result).toEqual({ ok: true, mustChangePassword: true });
  expect(store.get(tokenAtom)).toBe('T');
});

test('whoever signs in by SMS need not change a password', async () => {
  const { store, sent } = storeWith([{ ok: true, value: opened }]);

  const result = await store.set(logInAtom, bySms);

  expect(sent).toEqual([{ ...bySms.credentials, remember: false }]);
  expect(result).toEqual({ ok: true, mustChangePassword: false });
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
  await expect.poll(() => store.get(captchaAtom).status).toBe('ready');
  await store.set(logInAtom, form);

  expect(sent[2]).toMatchObject({ captchaId: 'C1', captcha: 'ab3d' });
});

test('a plain refusal asks for no captcha', async () => {
  const { store } = storeWith([{ ok: false, refusal: 'in_incorrect_password' }]);

  const result = await store.set(logInAtom, form);

  expect(result).toEqual({ ok: false, refusal: 'in_incorrect_password' });
  expect(store.get(captchaNeededAtom)).toBe(false);
});

test('where the merchant wants a slider, nothing is sent before it was passed', async () => {
  const { store, sent } = storeWith([{ ok: true, value: opened }], true);

  const result = store.set(logInAtom, form);
  await expect.poll(() => store.get(sliderAtom)).not.toBeNull();
  expect(sent).toEqual([]);
  store.set(endSliderAtom, 'PASS');

  expect(await result).toMatchObject({ ok: true });
  expect(sent).toMatchObject([{ sliderToken: 'PASS' }]);
});

test('a captcha that the slider shows in between is not the one that was answered', async () => {
  const { store, sent } = storeWith([{ ok: true, value: opened }], true);
  const shown = ['the form’s', 'the slider’s'];
  const platform = store.get(callAtom) as unknown as (e: object, i: object) => Promise<object>;
  const call = (endpoint: object, input: object) =>
    endpoint === login
      ? platform(endpoint, input)
      : Promise.resolve({ ok: true, value: { captchaId: shown.shift(), image: 'AA', work: null } });
  store.set(callAtom, call as unknown as Call);
  store.set(captchaNeededAtom, true);
  await store.set(loadCaptchaAtom);

  const result = store.set(logInAtom, form);
  await store.set(loadCaptchaAtom);
  store.set(endSliderAtom, 'PASS');

  expect(await result).toMatchObject({ ok: true });
  expect(sent).toMatchObject([{ captchaId: 'the form’s', captcha: 'ab3d' }]);
});

test('a trial account is opened and signed in', async () => {
  const { store } = storeWith([{ ok: true, value: { ...opened, passwordExpired: false } }]);

  expect(await store.set(playFreeAtom)).toEqual({ ok: true, mustChangePassword: false });
  expect(store.get(tokenAtom)).toBe('T');
});

test('a lock is told in whole minutes', () => {
  expect(lockedMinutes({ retryAfterSeconds: 61 })).toBe(2);
  expect(lockedMinutes({ retryAfterSeconds: 0 })).toBe(1);
  expect(lockedMinutes(undefined)).toBe(1);
});
