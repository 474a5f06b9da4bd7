import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';
import { tokenAtom } from '../session/token.state.ts';

import { loadUnreadAtom, setUnreadKindsAtom, type Unread, unreadAtom } from './unread.state.ts';

const waiting = (news: number, rewards: number): Unread =>
  ({ kinds: { news }, pages: { messageV2: news, rewardCenter: rewards } }) as unknown as Unread;

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
    answer: (at: number, unread: Unread) => late[at]?.({ ok: true, value: unread }),
  };
};

test('an answer from before the last message was read does not bring it back', async () => {
  const { store, answer } = member();
  const asked = store.set(loadUnreadAtom);
  store.set(setUnreadKindsAtom, waiting(0, 0).kinds);

  answer(0, waiting(1, 2));
  await asked;

  expect(store.get(unreadAtom)).toEqual(waiting(0, 2));
});

test('of two answers the one to the later question is shown, however they come', async () => {
  const { store, answer } = member();
  const first = store.set(loadUnreadAtom);
  const second = store.set(loadUnreadAtom);

  answer(1, waiting(0, 0));
  await second;
  answer(0, waiting(1, 1));
  await first;

  expect(store.get(unreadAtom)).toEqual(waiting(0, 0));
});

test('what is asked for after a message was read is shown as it is answered', async () => {
  const { store, answer } = member();
  store.set(setUnreadKindsAtom, waiting(0, 0).kinds);
  const asked = store.set(loadUnreadAtom);

  answer(0, waiting(3, 1));
  await asked;

  expect(store.get(unreadAtom)).toEqual(waiting(3, 1));
});

test('a late answer for who has left hides nothing of who has signed in since', async () => {
  const { store, answer } = member();
  const former = store.set(loadUnreadAtom);
  store.set(tokenAtom, 'T2');
  const own = store.set(loadUnreadAtom);
  answer(1, waiting(4, 0));
  await own;

  answer(0, waiting(1, 1));
  await former;

  expect(store.get(unreadAtom)).toEqual(waiting(4, 0));
});
