import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';
import { closePopupAtom, openPopupAtom, popupAtom } from '../session/popup.state.ts';
import { type Member, memberAtom } from '../session/member.state.ts';
import { tokenAtom } from '../session/token.state.ts';

import { dismissAnnouncementAtom, executionAtom } from './dismissal.state.ts';
import { openAnnouncementAtom } from './popup-opening.state.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** A site with one popup for each of the given user types. */
const siteWith = (executions: string[]) => {
  const asked: string[] = [];
  const store = createStore();
  const call = async (_endpoint: unknown, { execution }: { execution: string }) => {
    asked.push(execution);
    const popup = executions.includes(execution) ? [{ id: execution }] : [];
    return { ok: true, value: { banners: [], player: [], popup, promotion: [] } };
  };
  store.set(callAtom, call as unknown as Call);
  return { store, asked };
};

test('a visitor sees the visitors’ popup, and not again once it was closed', async () => {
  const { store } = siteWith(['B']);

  await store.set(openAnnouncementAtom, store.get(executionAtom) ?? 'A');
  expect(store.get(popupAtom)?.name).toBe('announcement');
  store.set(dismissAnnouncementAtom);
  store.set(closePopupAtom);
  await store.set(openAnnouncementAtom, store.get(executionAtom) ?? 'A');

  expect(store.get(popupAtom)).toBeNull();
});

test('a member sees the members’ popup although the visitors’ was closed', async () => {
  const { store, asked } = siteWith(['A', 'B']);
  store.set(dismissAnnouncementAtom);
  store.set(tokenAtom, 'T');
  store.set(memberAtom, { isAgent: false } as Member);

  await store.set(openAnnouncementAtom, store.get(executionAtom) ?? 'B');

  expect(asked).toEqual(['A']);
  expect(store.get(popupAtom)?.name).toBe('announcement');
});

test('without a popup nothing opens', async () => {
  const { store } = siteWith([]);

  await store.set(openAnnouncementAtom, store.get(executionAtom) ?? 'A');

  expect(store.get(popupAtom)).toBeNull();
});

test('an open popup is left in peace', async () => {
  const { store } = siteWith(['B']);
  store.set(openPopupAtom, 'login');

  await store.set(openAnnouncementAtom, store.get(executionAtom) ?? 'A');

  expect(store.get(popupAtom)?.name).toBe('login');
});
