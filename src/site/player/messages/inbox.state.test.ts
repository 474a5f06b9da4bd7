import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import type { InboxMessage } from '#api/inbox.ts';

import { callAtom } from '../../client/call.state.ts';
import type { Call } from '../../client/outcome.ts';

import { inboxListAtom, loadInboxAtom } from './inbox.state.ts';

const message = (id: number): InboxMessage => ({
  id,
  kind: 'mail',
  title: `Message ${id}`,
  text: '',
  path: null,
  sentAt: '2026-11-01T00:00:00.000Z',
  read: false,
});

const page = (ids: number[], next: number | null) => ({
  ok: true as const,
  value: { messages: ids.map(message), next },
});

const storeWith = (...answers: unknown[]) => {
  const store = createStore();
  store.set(callAtom, (async () => answers.shift()) as Call);
  const asking = { memberId: 1, tab: 'all' as const, language: 'en' };
  const shown = () => store.get(inboxListAtom).messages.map(({ id }) => id);
  return { store, asking, shown };
};

test('pages follow each other, and what has come stands before them', async () => {
  const { store, asking, shown } = storeWith(page([5, 4], 4), page([3], null), page([6, 5], 5));

  await store.set(loadInboxAtom, asking, 'first');
  await store.set(loadInboxAtom, asking, 'next');
  await store.set(loadInboxAtom, asking, 'first');

  expect(shown()).toEqual([6, 5, 4, 3]);
  expect(store.get(inboxListAtom)).toMatchObject({ status: 'ready', next: null });
});

test('a refusal keeps what is shown', async () => {
  const { store, asking, shown } = storeWith(page([2], null), {
    ok: false,
    refusal: 'network_error',
  });

  await store.set(loadInboxAtom, asking, 'first');
  await store.set(loadInboxAtom, asking, 'first');

  expect(shown()).toEqual([2]);
  expect(store.get(inboxListAtom)).toMatchObject({ status: 'failed', refusal: 'network_error' });
});

test('an answer for another tab is dropped', async () => {
  const { store, asking, shown } = storeWith(page([9], null), page([1], null));

  const late = store.set(loadInboxAtom, asking, 'first');
  const mail = store.set(loadInboxAtom, { ...asking, tab: 'mail' }, 'first');
  await Promise.all([late, mail]);

  expect(shown()).toEqual([1]);
});
