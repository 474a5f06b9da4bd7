import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import { settingsAtom } from '../../settings/settings.state.ts';
import type { Settings } from '../../settings/settings.ts';

import { beginJackpotAtom, jackpotStartAtom } from './jackpot.state.ts';

const jackpot = {
  startMinMinor: 3_100_000_000,
  startMaxMinor: 3_200_000_000,
  stepMinMinor: 10_000,
  stepMaxMinor: 50_000,
  everySeconds: [3, 4, 5],
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const page = () => {
  const store = createStore();
  store.set(settingsAtom, { jackpot } as unknown as Settings);
  return store;
};

test('it stands at the lower bound until the page lives, then between the bounds', () => {
  const store = page();
  expect(store.get(jackpotStartAtom)).toBe(3_100_000_000);

  store.set(beginJackpotAtom);

  expect(store.get(jackpotStartAtom)).toBeGreaterThanOrEqual(3_100_000_000);
  expect(store.get(jackpotStartAtom)).toBeLessThanOrEqual(3_200_000_000);
});

test('the next page of the session goes on from there', () => {
  const first = page();
  first.set(beginJackpotAtom);
  const second = page();

  second.set(beginJackpotAtom);

  expect(second.get(jackpotStartAtom)).toBeGreaterThanOrEqual(first.get(jackpotStartAtom));
});
