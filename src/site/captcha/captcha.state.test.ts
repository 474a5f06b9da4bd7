import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';

import {
  captchaAtom,
  captchaIdAtom,
  chooseCaptchaKindAtom,
  loadCaptchaAtom,
} from './captcha.state.ts';

/** A platform whose answers the test lets go one by one. */
const heldPlatform = () => {
  const asked: { input: object; answer: (value: object) => void }[] = [];
  const store = createStore();
  const call = (_endpoint: unknown, input: object) =>
    new Promise((resolve) => asked.push({ input, answer: resolve }));
  store.set(callAtom, call as unknown as Call);
  const picture = (captchaId: string) => ({
    ok: true,
    value: { captchaId, image: 'AAAA', work: null, expiresAt: '2030-01-01T00:00:00Z' },
  });
  return { asked, store, picture };
};

test('a captcha is on its way, then shown with its id', async () => {
  const { asked, store, picture } = heldPlatform();

  const loading = store.set(loadCaptchaAtom);
  expect(store.get(captchaAtom)).toEqual({ status: 'loading' });
  expect(store.get(captchaIdAtom)).toBeUndefined();
  asked[0]?.answer(picture('one'));
  await loading;

  expect(store.get(captchaIdAtom)).toBe('one');
});

test('an answer that was overtaken by a newer one is dropped', async () => {
  const { asked, store, picture } = heldPlatform();
  const first = store.set(loadCaptchaAtom);
  const second = store.set(chooseCaptchaKindAtom, 'work');

  asked[1]?.answer(picture('two'));
  asked[0]?.answer(picture('one'));
  await Promise.all([first, second]);

  expect(store.get(captchaIdAtom)).toBe('two');
  expect(asked[1]?.input).toEqual({ kind: 'work' });
});

test('a refusal is shown as one', async () => {
  const { asked, store } = heldPlatform();

  const loading = store.set(loadCaptchaAtom);
  asked[0]?.answer({ ok: false, refusal: 'network_error' });
  await loading;

  expect(store.get(captchaAtom)).toEqual({ status: 'failed', refusal: 'network_error' });
});
