import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Settings } from '../settings/settings.ts';
import { settingsAtom } from '../settings/settings.state.ts';
import { groundOf, MODE_KEY, modeAtom, modesAtom, restoreModeAtom } from './mode.state.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const storeOf = (modes: string[], defaultMode: string) => {
  const store = createStore();
  store.set(settingsAtom, { theme: { modes, defaultMode } } as unknown as Settings);
  return store;
};

test('a brand opens in its own mode until the visitor chooses', () => {
  const store = storeOf(['light', 'dark'], 'dark');

  expect(store.get(modeAtom)).toBe('dark');
  store.set(modeAtom, 'light');

  expect(store.get(modeAtom)).toBe('light');
  expect(kept.get(MODE_KEY)).toBe('light');
});

test('an earlier choice is taken up, as far as the brand still has it', () => {
  kept.set(MODE_KEY, 'light');
  const both = storeOf(['light', 'dark'], 'dark');
  const darkOnly = storeOf(['dark'], 'dark');

  both.set(restoreModeAtom);
  darkOnly.set(restoreModeAtom);

  expect([both.get(modeAtom), darkOnly.get(modeAtom)]).toEqual(['light', 'dark']);
});

test('nonsense in the storage is no choice', () => {
  kept.set(MODE_KEY, 'sepia');
  const store = storeOf(['light', 'dark'], 'system');

  store.set(restoreModeAtom);

  expect(store.get(modeAtom)).toBe('system');
});

test('one mode leaves nothing to choose; two offer the device’s as well', () => {
  expect(storeOf(['dark'], 'dark').get(modesAtom)).toEqual(['dark']);
  expect(storeOf(['light', 'dark'], 'dark').get(modesAtom)).toEqual(['light', 'dark', 'system']);
});

test('the device decides only where it is asked to', () => {
  expect(groundOf('system', true)).toBe('dark');
  expect(groundOf('system', false)).toBe('light');
  expect(groundOf('light', true)).toBe('light');
});
