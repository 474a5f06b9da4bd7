import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import type { RegisterUser } from '#api/member.ts';

import { endSliderAtom, sliderAtom } from '../../captcha/slider.state.ts';
import { callAtom } from '../../client/call.state.ts';
import type { Call } from '../../client/outcome.ts';
import { settingsAtom } from '../../settings/settings.state.ts';
import type { Settings } from '../../settings/settings.ts';
import { tokenAtom } from '../../session/token.state.ts';

import { registerAtom, sendRegisterCodeAtom } from './register.state.ts';

const session = { token: 'T', firstTimeLogin: true, passwordExpired: false };
const user: RegisterUser = { username: 'anamaria', agreed: true, domain: 'brand.example' };

beforeEach(() => vi.stubGlobal('sessionStorage', { setItem: () => {}, removeItem: () => {} }));

/** A platform with an answer per endpoint, and what it was asked. */
const platformWith = (answers: Record<string, object>) => {
  const asked: [string, object][] = [];
  const store = createStore();
  const call = async ({ name }: { name: string }, input: object) => {
    asked.push([name, input]);
    return answers[name] ?? { ok: false, refusal: 'not_found' };
  };
  store.set(callAtom, call as unknown as Call);
  store.set(settingsAtom, {
    flags: { PWDEXPFORCECHANGE3: false },
    security: { sliderOnRegister: false, sliderOnSms: false },
  } as unknown as Settings);
  return { store, asked };
};

test('an account is opened and its session taken up', async () => {
  const { store, asked } = platformWith({ register: { ok: true, value: { session } } });

  const result = await store.set(registerAtom, user, 'username');

  expect(result).toEqual({ ok: true, signedIn: true });
  expect(store.get(tokenAtom)).toBe('T');
  expect(asked.map(([name]) => name)).toEqual(['register', 'memberInfo']);
});

test('an invitation code is checked first, and a wrong one opens nothing', async () => {
  const refused = { ok: false, refusal: 'invitation_code_error' };
  const { store, asked } = platformWith({ affiliateCheck: refused });

  const result = await store.set(registerAtom, { ...user, affiliateCode: 'NOPE' }, 'username');

  expect(result).toEqual(refused);
  expect(asked).toEqual([['affiliateCheck', { code: 'NOPE', domain: 'brand.example' }]]);
});

test('a good code lets the registration go on, by mobile number too', async () => {
  const { store, asked } = platformWith({
    affiliateCheck: { ok: true, value: { code: 'AG7' } },
    registerMobile: { ok: true, value: { session: null } },
  });

  const result = await store.set(registerAtom, { ...user, affiliateCode: 'AG7' }, 'mobile');

  expect(result).toEqual({ ok: true, signedIn: false });
  expect(asked.map(([name]) => name)).toEqual(['affiliateCheck', 'registerMobile']);
});

test('a slider that is given up opens nothing; one that is passed goes along', async () => {
  const { store, asked } = platformWith({
    register: { ok: false, refusal: 'slider_required' },
    createSlider: { ok: true, value: { sliderId: 'S1' } },
  });

  const result = store.set(registerAtom, user, 'username');
  await expect.poll(() => store.get(sliderAtom)).not.toBeNull();
  store.set(endSliderAtom, null);
  expect(await result).toBeNull();

  const second = store.set(registerAtom, user, 'username');
  await expect.poll(() => store.get(sliderAtom)).not.toBeNull();
  store.set(endSliderAtom, 'PASS');
  await second;
  expect(asked.filter(([name]) => name === 'register').at(-1)?.[1]).toMatchObject({
    sliderToken: 'PASS',
  });
});

test('a code goes to the number of the form', async () => {
  const sent = { ok: true, value: { expiredMinutes: 5 } };
  const { store, asked } = platformWith({ sendRegisterCode: sent });

  const outcome = await store.set(sendRegisterCodeAtom, 'mobile', {
    mobileNum: '912345678',
    countryDialingCode: '+95',
  });

  expect(outcome).toEqual(sent);
  expect(asked).toEqual([
    ['sendRegisterCode', { variant: 'mobile', mobileNo: '912345678', countryDialingCode: '+95' }],
  ]);
});
