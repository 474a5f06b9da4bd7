import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { answerRealityCheck } from '#api/protection.ts';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';
import { settingsAtom } from '../settings/settings.state.ts';
import type { Settings } from '../settings/settings.ts';
import { tokenAtom } from './token.state.ts';

import {
  answerRealityAtom,
  loadRealityAtom,
  nextQuestionMs,
  realityStateAtom,
} from './reality-check.state.ts';

const state = { playing: true, due: true, dueAt: null, elapsedSeconds: 3600 };

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
  clear: () => kept.clear(),
  key: () => null,
  length: 0,
});
vi.stubGlobal('localStorage', globalThis.sessionStorage);

const signedIn = (answers: (asked: unknown) => unknown) => {
  const store = createStore();
  const call = vi.fn(async (endpoint: unknown, _input: object) => answers(endpoint));
  store.set(callAtom, call as unknown as Call);
  store.set(settingsAtom, { code: 'test' } as Settings);
  store.set(tokenAtom, 'token');
  return { store, call };
};

test('another session knows nothing of this one’s check', async () => {
  const { store } = signedIn(() => ({ ok: true, value: state }));

  await store.set(loadRealityAtom);
  expect(store.get(realityStateAtom)).toEqual(state);
  store.set(tokenAtom, 'other');

  expect(store.get(realityStateAtom)).toBeNull();
});

test('to go on is told to the platform, and its answer closes the check', async () => {
  const { store, call } = signedIn((endpoint) => ({
    ok: true,
    value: { ...state, due: endpoint !== answerRealityCheck },
  }));
  await store.set(loadRealityAtom);

  expect(await store.set(answerRealityAtom, 'continue')).toBeNull();

  expect(call).toHaveBeenLastCalledWith(answerRealityCheck, { answer: 'continue' });
  expect(store.get(realityStateAtom)?.due).toBe(false);
});

test('to stop signs out', async () => {
  const { store } = signedIn(() => ({ ok: true, value: { ...state, due: false } }));

  await store.set(answerRealityAtom, 'stop');

  expect(store.get(tokenAtom)).toBeNull();
});

test('a refused answer leaves the check where it is', async () => {
  const { store } = signedIn((endpoint) =>
    endpoint === answerRealityCheck
      ? { ok: false, refusal: 'network_error' }
      : { ok: true, value: state },
  );
  await store.set(loadRealityAtom);

  expect(await store.set(answerRealityAtom, 'stop')).toBe('network_error');
  expect(store.get(realityStateAtom)?.due).toBe(true);
  expect(store.get(tokenAtom)).toBe('token');
});

test('the next question comes when the check is due, within a minute of play', () => {
  const now = Date.parse('2030-01-01T12:00:00Z');
  const due = (dueAt: string | null) => ({ playing: true, dueAt });

  expect(nextQuestionMs(null, now)).toBe(300_000);
  expect(nextQuestionMs({ playing: false, dueAt: null }, now)).toBe(300_000);
  expect(nextQuestionMs(due('2030-01-01T12:30:00Z'), now)).toBe(60_000);
  expect(nextQuestionMs(due('2030-01-01T12:00:10Z'), now)).toBe(11_000);
  expect(nextQuestionMs(due('2030-01-01T11:00:00Z'), now)).toBe(1000);
});
