import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';

import { balanceAtom, balanceRefusalAtom, loadBalanceAtom } from './balance.state.ts';
import { tokenAtom } from './token.state.ts';

const money = (balanceMinor: number) => ({
  isSingle: true,
  currency: 'EUR',
  cashMinor: balanceMinor,
  bonusMinor: 0,
  lockedMinor: 0,
  balanceMinor,
  vendorWallets: [],
  totalMinor: balanceMinor,
});

/** A member whose questions are answered one by one, in any order. */
const member = () => {
  vi.stubGlobal('sessionStorage', { setItem: () => {}, removeItem: () => {} });
  const store = createStore();
  const late: ((value: object) => void)[] = [];
  const call = () => new Promise((resolve) => late.push(resolve));
  store.set(callAtom, call as unknown as Call);
  store.set(tokenAtom, 'T');
  return {
    store,
    answer: (at: number, minor: number) => late[at]?.({ ok: true, value: money(minor) }),
    refuse: (at: number) => late[at]?.({ ok: false, refusal: 'timeout' }),
  };
};

test('an answer that is older than the shown balance does not take its place', async () => {
  const { store, answer } = member();
  const first = store.set(loadBalanceAtom);
  const second = store.set(loadBalanceAtom);

  answer(1, 200);
  await second;
  answer(0, 100);
  await first;

  expect(store.get(balanceAtom)).toEqual(money(200));
});

test('each later question may bring another balance', async () => {
  const { store, answer } = member();
  const first = store.set(loadBalanceAtom);
  const second = store.set(loadBalanceAtom);

  answer(0, 100);
  await first;
  expect(store.get(balanceAtom)).toEqual(money(100));
  answer(1, 200);
  await second;

  expect(store.get(balanceAtom)).toEqual(money(200));
});

test('what the platform told meanwhile stays', async () => {
  const { store, answer } = member();
  const asked = store.set(loadBalanceAtom);
  store.set(balanceAtom, money(50));

  answer(0, 100);
  await asked;
  expect(store.get(balanceAtom)).toEqual(money(50));

  const again = store.set(loadBalanceAtom);
  answer(1, 70);
  await again;
  expect(store.get(balanceAtom)).toEqual(money(70));
});

test('a question that failed hides no balance that was told since', async () => {
  const { store, refuse } = member();
  const asked = store.set(loadBalanceAtom);
  refuse(0);
  expect(await asked).toBe('timeout');
  expect(store.get(balanceRefusalAtom)).toBe('timeout');

  store.set(balanceAtom, money(50));
  expect(store.get(balanceRefusalAtom)).toBeNull();
});
