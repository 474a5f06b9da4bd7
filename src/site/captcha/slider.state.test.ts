import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';

import {
  requestSliderAtom,
  endSliderAtom,
  verifySlideAtom,
  sliderAtom,
  withSliderAtom,
} from './slider.state.ts';

const slide = { method: 'drag', track: [], durationMs: 400 } as const;

/** A platform that begins sliders S1, S2, … and judges slides in turn. */
const storeWith = (judgements: object[]) => {
  const asked: [string, object][] = [];
  const store = createStore();
  let begun = 0;
  const call = async ({ name }: { name: string }, input: object) => {
    asked.push([name, input]);
    if (name === 'createSlider') return { ok: true, value: { sliderId: `S${(begun += 1)}` } };
    if (name === 'checkSlider') return judgements.shift();
    return { ok: true, value: { captchaId: 'C1', image: 'AA', work: null } };
  };
  store.set(callAtom, call as unknown as Call);
  return { store, asked };
};

const passed = { ok: true, value: { sliderToken: 'PASS', expiresAt: '' } };

test('the platform hears of a slider when it is shown, and judges the slide', async () => {
  const { store, asked } = storeWith([passed]);

  const answer = store.set(requestSliderAtom);
  expect(store.get(sliderAtom)?.status).toBe('idle');
  expect(asked.map(([name]) => name)).toEqual(['createSlider']);
  const pass = await store.set(verifySlideAtom, slide, '');
  expect(store.get(sliderAtom)?.status).toBe('passed');
  store.set(endSliderAtom, pass);

  expect(await answer).toBe('PASS');
  expect(asked[1]?.[1]).toEqual({ sliderId: 'S1', ...slide });
  expect(store.get(sliderAtom)).toBeNull();
});

test('a slide that is not accepted begins a new one', async () => {
  const { store, asked } = storeWith([{ ok: false, refusal: 'slider_failed' }, passed]);
  void store.set(requestSliderAtom);

  expect(await store.set(verifySlideAtom, slide, '')).toBeNull();
  expect(store.get(sliderAtom)).toEqual({ status: 'failed', captcha: false, refusal: null });
  expect(await store.set(verifySlideAtom, slide, '')).toBe('PASS');

  expect(asked.at(-1)?.[1]).toMatchObject({ sliderId: 'S2' });
});

test('a captcha joins when too many have passed without a movement', async () => {
  const { store, asked } = storeWith([
    { ok: false, refusal: 'captcha_required', details: { captcha: true } },
    passed,
  ]);
  void store.set(requestSliderAtom);

  await store.set(verifySlideAtom, { ...slide, method: 'button' }, '');
  expect(store.get(sliderAtom)).toMatchObject({ captcha: true, refusal: 'captcha_required' });
  await store.set(verifySlideAtom, { ...slide, method: 'button' }, ' 12 ');

  expect(asked.at(-1)?.[1]).toMatchObject({ captcha: '12' });
});

test('a call is sent once where no slider is asked for, and again where only the platform knew', async () => {
  const { store } = storeWith([]);
  const withSlider = store.set(withSliderAtom);
  const send = vi
    .fn<(pass?: string) => Promise<{ ok: true } | { ok: false; refusal: string }>>()
    .mockResolvedValueOnce({ ok: false, refusal: 'slider_required' })
    .mockResolvedValue({ ok: true });

  const outcome = withSlider(false, send);
  await expect.poll(() => store.get(sliderAtom)).not.toBeNull();
  store.set(endSliderAtom, 'PASS');

  expect(await outcome).toEqual({ ok: true });
  expect(send.mock.calls).toEqual([[undefined], ['PASS']]);
});

test('whoever gives the slide up has sent nothing', async () => {
  const { store } = storeWith([]);
  const send = vi.fn();

  const outcome = store.set(withSliderAtom)(true, send);
  store.set(endSliderAtom, null);

  expect(await outcome).toBeNull();
  expect(send).not.toHaveBeenCalled();
});
