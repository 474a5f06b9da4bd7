import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';

import { type RemoteCache, remoteQuery, type RemoteOutcome } from './remote-query.ts';

const kindOf = (outcomes: RemoteOutcome<string[]>[], cache?: RemoteCache<string[]>) => {
  const ask = vi.fn(async (_call: Call, _input: { page: number }) => outcomes.shift()!);
  const kind = remoteQuery<{ page: number }, string[]>(ask, cache);
  const store = createStore();
  store.set(callAtom, () => Promise.reject(new Error('not called')));
  const answer = (page: number) => store.get(kind.answersAtom)[kind.keyOf({ page })];
  return { ask, kind, store, answer };
};

test('a thing is on its way, then here, and asked for once', async () => {
  const { ask, kind, store, answer } = kindOf([{ ok: true, value: ['a'] }]);

  const loading = store.set(kind.loadAtom, { page: 1 });
  expect(answer(1)).toEqual({ status: 'loading' });
  await Promise.all([loading, store.set(kind.loadAtom, { page: 1 })]);
  await store.set(kind.loadAtom, { page: 1 });

  expect(answer(1)).toEqual({ status: 'ready', value: ['a'] });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a refusal shows, and the next try can succeed', async () => {
  const { kind, store, answer } = kindOf([
    { ok: false, refusal: 'network_error' },
    { ok: true, value: ['b'] },
  ]);

  await store.set(kind.loadAtom, { page: 1 });
  expect(answer(1)).toEqual({ status: 'failed', refusal: 'network_error' });
  await store.set(kind.loadAtom, { page: 1 }, true);

  expect(answer(1)).toEqual({ status: 'ready', value: ['b'] });
});

test('a failed reload keeps what was here', async () => {
  const { kind, store, answer } = kindOf([
    { ok: true, value: ['a'] },
    { ok: false, refusal: 'timeout' },
  ]);

  await store.set(kind.loadAtom, { page: 1 });
  await store.set(kind.loadAtom, { page: 1 }, true);

  expect(answer(1)).toEqual({ status: 'failed', refusal: 'timeout', value: ['a'] });
});

test('a kept answer saves the call', async () => {
  const { ask, kind, store, answer } = kindOf([], { read: async () => ['kept'], write: () => {} });

  await store.set(kind.loadAtom, { page: 1 });

  expect(answer(1)).toEqual({ status: 'ready', value: ['kept'] });
  expect(ask).not.toHaveBeenCalled();
});

test('a kept answer that cannot be read is asked for anew', async () => {
  const { kind, store, answer } = kindOf([{ ok: true, value: ['a'] }], {
    read: () => Promise.reject(new Error('no schema')),
    write: () => {},
  });

  await store.set(kind.loadAtom, { page: 1 });

  expect(answer(1)).toEqual({ status: 'ready', value: ['a'] });
});

test('a patch changes one answer only', async () => {
  const { kind, store, answer } = kindOf([
    { ok: true, value: ['a'] },
    { ok: true, value: ['b'] },
  ]);
  await store.set(kind.loadAtom, { page: 1 });
  await store.set(kind.loadAtom, { page: 2 });

  store.set(kind.patchAtom, { page: 1 }, (value) => [...value, 'x']);

  expect([answer(1)?.value, answer(2)?.value]).toEqual([['a', 'x'], ['b']]);
});
