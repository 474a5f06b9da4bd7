import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import { addFavorite, favoriteIds } from '#api/favorites.ts';
import type { Game } from '#api/games.ts';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';
import { type Member, memberAtom } from '../session/member.state.ts';
import { tokenAtom } from '../session/token.state.ts';
import { settingsAtom } from '../settings/settings.state.ts';
import type { Settings } from '../settings/settings.ts';

import {
  favoriteGamesOf,
  favoriteIdsAtom,
  loadFavoritesAtom,
  toggleFavoriteAtom,
} from './favorites.state.ts';

const game = (nodeId: number): Game =>
  ({ nodeId, vassalage: 'V', gameType: 'RNG' }) as unknown as Game;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { setItem: () => {}, removeItem: () => {} });
  vi.useFakeTimers({ now: 1_000_000 });
  return () => vi.useRealTimers();
});

/** A member (or a visitor) with favourites on the platform; `refuse` makes changes fail, `lost` so many questions. */
const playerWith = ({ ids = [] as string[], refuse = false, signedIn = true, lost = 0 } = {}) => {
  const sent: [string, object][] = [];
  const store = createStore();
  let toLose = lost;
  const call = async (endpoint: { name: string }, input: object) => {
    if (endpoint.name === favoriteIds.name) {
      toLose -= 1;
      return toLose >= 0 ? { ok: false, refusal: 'network_error' } : { ok: true, value: ids };
    }
    sent.push([endpoint.name, input]);
    return refuse ? { ok: false, refusal: 'network_error' } : { ok: true, value: {} };
  };
  store.set(callAtom, call as unknown as Call);
  store.set(settingsAtom, { limits: { favoriteThrottleMs: 1000 } } as unknown as Settings);
  if (signedIn) store.set(tokenAtom, 'T');
  return { store, sent };
};

test('a heart fills at once and the platform learns of it', async () => {
  const { store, sent } = playerWith({ ids: ['1'] });
  await store.set(loadFavoritesAtom);

  const result = await store.set(toggleFavoriteAtom, game(2));

  expect(result).toEqual({ kind: 'changed' });
  expect(store.get(favoriteIdsAtom)).toEqual(['1', '2']);
  expect(sent).toEqual([[addFavorite.name, { nodeId: 2, vendor: 'V', gameType: 'RNG' }]]);
});

test('what is a favourite is taken out', async () => {
  const { store } = playerWith({ ids: ['1', '2'] });

  await store.set(toggleFavoriteAtom, game(2));

  expect(store.get(favoriteIdsAtom)).toEqual(['1']);
});

test('a second press within the second does nothing, and nothing follows', async () => {
  const { store, sent } = playerWith();

  await store.set(toggleFavoriteAtom, game(1));
  vi.setSystemTime(1_000_999);
  const second = await store.set(toggleFavoriteAtom, game(2));
  vi.setSystemTime(1_001_000);
  const third = await store.set(toggleFavoriteAtom, game(3));

  expect([second.kind, third.kind]).toEqual(['tooSoon', 'changed']);
  expect(store.get(favoriteIdsAtom)).toEqual(['1', '3']);
  expect(sent).toHaveLength(2);
});

test('what the platform refuses is taken back', async () => {
  const { store } = playerWith({ ids: ['1'], refuse: true });

  const result = await store.set(toggleFavoriteAtom, game(2));

  expect(result).toEqual({ kind: 'refused', refusal: 'network_error' });
  expect(store.get(favoriteIdsAtom)).toEqual(['1']);
});

test('a visitor is asked to log in', async () => {
  const { store, sent } = playerWith({ signedIn: false });

  const result = await store.set(toggleFavoriteAtom, game(1));

  expect(result).toEqual({ kind: 'login' });
  expect(sent).toEqual([]);
});

test('after a sign-out nobody has favourites', async () => {
  const { store } = playerWith({ ids: ['1'] });
  await store.set(loadFavoritesAtom);

  store.set(tokenAtom, null);

  expect(store.get(favoriteIdsAtom)).toEqual([]);
});

test('the list shows new ones first, none twice, and none that was taken out', () => {
  const shown = favoriteGamesOf([game(1), game(2), game(3)], [game(9), game(2)], ['1', '2', '9']);

  expect(shown.map(({ nodeId }) => nodeId)).toEqual([9, 2, 1]);
});

test('a trial account has no favourites, and is told what it lacks', async () => {
  const { store, sent } = playerWith();
  store.set(memberAtom, { isTrial: true } as Member);

  expect(await store.set(toggleFavoriteAtom, game(2))).toEqual({ kind: 'trial' });
  expect(sent).toEqual([]);
});

test('favourites that could not be fetched are asked for again, and keep what was added meanwhile', async () => {
  const { store } = playerWith({ ids: ['1'], lost: 2 });
  await store.set(loadFavoritesAtom);
  await store.set(toggleFavoriteAtom, game(2));
  expect(store.get(favoriteIdsAtom)).toEqual(['2']);

  await store.set(loadFavoritesAtom);

  expect(store.get(favoriteIdsAtom)).toEqual(['1', '2']);
});
