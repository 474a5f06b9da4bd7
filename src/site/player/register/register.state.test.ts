import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import type { RegisterUser } from '#api/member.ts';

import { callAtom } from '../../client/call.state.ts';
import type { Call } from '../../client/outcome.ts';
import { settingsAtom } from '../../settings/settings.state.ts';
import type { Settings } from '../../settings/settings.ts';
import { tokenAtom } from '../../session/token.state.ts';

import { registerAtom } from './register.state.ts';

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
  store.set(settingsAtom, { flags: { PWDEXPFORCECHANGE3: false } } as unknown as Settings);
  return { store, asked };
};

test('an account is opened and its session taken up', async () => {
  const { store, asked } = platformWith({ register: { ok: true, value: { session } } });

  const result = await store.set(registerAtom, user);

  expect(result).toEqual({ ok: true, signedIn: true });
  expect(store.get(tokenAtom)).toBe('T');
  expect(asked.map(([name]) => name)).toEqual(['register', 'memberInfo']);
});

test('an invitation code is checked first, and a wrong one opens nothing', async () => {
  const refused = { ok: false, refusal: 'invitation_code_error' };
  const { store, asked } = platformWith({ affiliateCheck: refused });

  const result = await store.set(registerAtom, { ...user, affiliateCode: 'NOPE' });

  expect(result).toEqual(refused);
  expect(asked).toEqual([['affiliateCheck', { code: 'NOPE', domain: 'brand.example' }]]);
});

test('a good code lets the registration go on', async () => {
  const { store, asked } = platformWith({
    affiliateCheck: { ok: true, value: { code: 'AG7' } },
    register: { ok: true, value: { session: null } },
  });

  const result = await store.set(registerAtom, { ...user, affiliateCode: 'AG7' });

  expect(result).toEqual({ ok: true, signedIn: false });
  expect(asked.map(([name]) => name)).toEqual(['affiliateCheck', 'register']);
});
