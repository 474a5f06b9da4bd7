import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Game } from '#api/games.ts';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';

import { favoritePageQuery, hotGamesQuery, recommendedOf } from './games.state.ts';

const game = (nodeId: number, isTop = false): Game => ({
  nodeId,
  gameCode: `G${nodeId}`,
  nodeName: 'Game',
  gameName: 'Game',
  displayName: 'Game',
  iconUrl: '/i.svg',
  showIcon: '/i.svg',
  isTop,
  isHot: true,
  isNew: false,
  vassalage: 'V',
  vendorName: 'Vendor',
  gameType: 'RNG',
  gameClassify: 'SL',
  isGame: 'GAME',
  maintenance: false,
  rtp: null,
  volatility: null,
  lines: null,
  minimumStakeMinor: 100,
  maximumStakeMinor: 50_000,
  freeTrial: false,
});

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const storeWith = (answer: object) => {
  const call = vi.fn(async (_endpoint: unknown, _input: object) => answer);
  const store = createStore();
  store.set(callAtom, call as unknown as Call);
  return { store, call };
};

test('only the games on top are recommended, and not too many', () => {
  const games = [game(1), game(2, true), game(3, true), game(4, true)];

  expect(recommendedOf(games, 2).map(({ nodeId }) => nodeId)).toEqual([2, 3]);
});

test('hot games are kept for the session, in the language they were asked in', async () => {
  const asked = { language: 'en', limit: 13 } as const;
  const first = storeWith({ ok: true, value: [game(1)] });
  await first.store.set(hotGamesQuery.loadAtom, asked);

  const second = storeWith({ ok: true, value: [game(2)] });
  await second.store.set(hotGamesQuery.loadAtom, asked);
  expect(second.call).not.toHaveBeenCalled();
  await second.store.set(hotGamesQuery.loadAtom, { ...asked, language: 'my' });

  expect(second.call).toHaveBeenCalledTimes(1);
});

test('what was kept and is no list of games is asked for again', async () => {
  const asked = { language: 'en', limit: 13 } as const;
  const first = storeWith({ ok: true, value: [game(1)] });
  await first.store.set(hotGamesQuery.loadAtom, asked);
  for (const [name, text] of kept) kept.set(name, text.replace('"nodeId":1', '"nodeId":"x"'));

  const second = storeWith({ ok: true, value: [game(2)] });
  await second.store.set(hotGamesQuery.loadAtom, asked);

  expect(second.call).toHaveBeenCalledTimes(1);
});

test('the sign-in tells members apart here and is not sent', async () => {
  const { store, call } = storeWith({
    ok: true,
    value: { content: [], pageNum: 1, totalPages: 0 },
  });

  const asked = { language: 'en', pageSize: 13, signIn: 2, pageNo: 1 } as const;
  await store.set(favoritePageQuery.loadAtom, asked);

  expect(call.mock.calls[0]?.[1]).not.toHaveProperty('signIn');
});
