import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';

import { captchaAtom, loadCaptchaAtom } from '../../captcha/captcha.state.ts';
import { callAtom } from '../../client/call.state.ts';
import type { Call } from '../../client/outcome.ts';
import { settingsAtom } from '../../settings/settings.state.ts';
import type { Settings } from '../../settings/settings.ts';
import { tokenAtom } from '../../session/token.state.ts';
import { tabStorage } from '../../storage/browser-storage.ts';

import {
  linkCaptchaNeededAtom,
  resetByLinkAtom,
  resetByMobileAtom,
  sendLinkAtom,
  sendPasswordCodeAtom,
} from './forgot-password.state.ts';

const session = { token: 'T', firstTimeLogin: false, passwordExpired: false };
const who = { username: ' ana ', email: ' ana@mail.example ', captcha: '' };

beforeEach(() => tabStorage.clear());

const storeWith = (answers: Record<string, object>) => {
  const asked: [string, object][] = [];
  const store = createStore();
  const call = async ({ name }: { name: string }, input: object) => {
    asked.push([name, input]);
    return answers[name] ?? { ok: true, value: { captchaId: 'C1', image: 'AA', question: '' } };
  };
  store.set(callAtom, call as unknown as Call);
  store.set(settingsAtom, {
    flags: { PWDEXPFORCECHANGE3: true },
    security: { sliderOnSms: false },
    languages: { default: 'en', supported: ['en'], fallback: 'en' },
  } as unknown as Settings);
  return { store, asked };
};

test('a link is asked for with what was typed, without the blanks around it', async () => {
  const { store, asked } = storeWith({
    forgotPassword: { ok: true, value: { message: 'in_been_out', expiredMinutes: 30 } },
  });

  expect(await store.set(sendLinkAtom, who)).toEqual({ ok: true, minutes: 30 });
  expect(asked[0]?.[1]).toMatchObject({ username: 'ana', email: 'ana@mail.example' });
});

test('a captcha goes along once the platform has asked for it', async () => {
  const { store, asked } = storeWith({
    forgotPassword: { ok: false, refusal: 'captcha_required', details: { captcha: true } },
  });

  await store.set(sendLinkAtom, who);
  expect(store.get(linkCaptchaNeededAtom)).toBe(true);
  await store.set(loadCaptchaAtom);
  await expect.poll(() => store.get(captchaAtom).status).toBe('ready');
  await store.set(sendLinkAtom, { ...who, captcha: ' 12 ' });

  const links = asked.filter(([name]) => name === 'forgotPassword');
  expect(links[0]?.[1]).not.toHaveProperty('captcha');
  expect(links[1]?.[1]).toMatchObject({ captchaId: 'C1', captcha: '12' });
});

test('a code by SMS is asked for in the language of the site', async () => {
  const { store, asked } = storeWith({
    sendPasswordCode: { ok: true, value: { expiredMinutes: 5 } },
  });

  await store.set(sendPasswordCodeAtom, { mobileNum: '912345678', countryDialingCode: '+95' });

  expect(asked[0]?.[1]).toMatchObject({ mobileNum: '912345678', countryDialingCode: '+95' });
  expect(asked[0]?.[1]).toHaveProperty('language');
});

test('whoever has set a new password is signed in, where nothing more is asked', async () => {
  const signedIn = storeWith({ resetPasswordByMobile: { ok: true, value: { session } } });
  const must = storeWith({ resetPassword: { ok: true, value: { session: null } } });

  const byMobile = await signedIn.store.set(resetByMobileAtom, {
    mobileNum: '912345678',
    verificationCode: '123456',
    newPassword: 'nine plums in a hat',
  });
  const byLink = await must.store.set(resetByLinkAtom, {
    token: 'x'.repeat(43),
    newPassword: 'nine plums in a hat',
    confirmNewPassword: 'nine plums in a hat',
  });

  expect(byMobile).toEqual({ ok: true, signedIn: true });
  expect(signedIn.store.get(tokenAtom)).toBe('T');
  expect(byLink).toEqual({ ok: true, signedIn: false });
  expect(must.store.get(tokenAtom)).toBeNull();
});
