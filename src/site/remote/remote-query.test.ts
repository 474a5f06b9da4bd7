import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';

import {
  type AskAgain,
  type RemoteCache,
  remoteQuery,
  type RemoteOutcome,
} from './remote-query.ts';

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

/** The same with answers that are given one by one. */
const slowKind = () => {
  const late: ((outcome: RemoteOutcome<string[]>) => void)[] = [];
  const ask = vi.fn(
    (_call: Call, _input: { page: number }) =>
      new Promise<RemoteOutcome<string[]>>((resolve) => late.push(resolve)),
  );
  const kind = remoteQuery<{ page: number }, string[]>(ask);
  const store = createStore();
  store.set(callAtom, () => Promise.reject(new Error('not called')));
  const give = async (at: number, outcome: RemoteOutcome<string[]>) => {
    await vi.waitFor(() => expect(late.length).toBeGreaterThan(at));
    late[at]?.(outcome);
  };
  return {
    ask,
    answer: (at: number, value: string) => give(at, { ok: true, value: [value] }),
    refuse: (at: number) => give(at, { ok: false, refusal: 'timeout' }),
    load: (again?: AskAgain) => store.set(kind.loadAtom, { page: 1 }, again),
    patch: (value: string) => store.set(kind.patchAtom, { page: 1 }, (known) => [...known, value]),
    shown: () => store.get(kind.answersAtom)[kind.keyOf({ page: 1 })],
  };
};

test('what was done while an answer is on its way is asked for after it, once', async () => {
  const { ask, answer, load, shown } = slowKind();
  const first = load();
  const after = Promise.all([load(true), load(true)]);
  await answer(0, 'before');
  await first;
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(shown()).toEqual({ status: 'loading', value: ['before'] });
  await answer(1, 'after');
  await after;

  expect(shown()).toEqual({ status: 'ready', value: ['after'] });
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what is done while the second answer is on its way is asked for after that one', async () => {
  const { ask, answer, load, shown } = slowKind();
  const all = [load(), load(true)];
  await answer(0, 'a');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  all.push(load(true));
  await answer(1, 'b');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
  await answer(2, 'c');
  await Promise.all(all);

  expect(shown()).toEqual({ status: 'ready', value: ['c'] });
});

test('two places that show the same thing share what is on its way, and ask anew for what is old', async () => {
  const { ask, answer, load, shown } = slowKind();
  const both = [load('join'), load('join')];
  await answer(0, 'a');
  await Promise.all(both);
  expect(ask).toHaveBeenCalledTimes(1);

  const later = load('join');
  expect(shown()).toEqual({ status: 'loading', value: ['a'] });
  await answer(1, 'b');
  await later;

  expect(shown()).toEqual({ status: 'ready', value: ['b'] });
});

test('a reload that fails keeps what changed while it was on its way', async () => {
  const { answer, refuse, load, patch, shown } = slowKind();
  const first = load();
  await answer(0, 'a');
  await first;

  const again = load(true);
  patch('b');
  await refuse(1);
  await again;

  expect(shown()).toEqual({ status: 'failed', refusal: 'timeout', value: ['a', 'b'] });
});
