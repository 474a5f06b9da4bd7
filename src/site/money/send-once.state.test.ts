import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AnyEndpoint } from '#api/endpoint.ts';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';
import { tabStorage } from '../storage/browser-storage.ts';

import { newRequestId } from './request-id.ts';
import { sendOnceAtom } from './send-once.state.ts';

const pay = { name: 'pay', method: 'POST', path: '/pay' } as AnyEndpoint;

/** A store whose platform answers one after another; what it was sent is kept. */
const storeThatAnswers = (...answers: object[]) => {
  const sent: string[] = [];
  const store = createStore();
  const call = async (_endpoint: AnyEndpoint, input: { requestId: string }) => {
    sent.push(input.requestId);
    return answers[sent.length - 1];
  };
  store.set(callAtom, call as unknown as Call);
  return {
    sent,
    send: (input: object, endpoint = pay) => store.set(sendOnceAtom, endpoint, input),
  };
};

/** What a reload leaves: a store that knows nothing, and the storage of the tab. */
const afterReload = storeThatAnswers;

beforeEach(() => tabStorage.clear());

const lost = { ok: false, refusal: 'timeout' };
const done = { ok: true, value: {} };

test('an id is a random UUID of version 4', () => {
  expect(newRequestId()).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  expect(newRequestId()).not.toBe(newRequestId());
});

test('the same again after a lost answer is the same request', async () => {
  const { sent, send } = storeThatAnswers(lost, done, done);

  await send({ amountMinor: 100 });
  await send({ amountMinor: 100 });
  await send({ amountMinor: 100 });

  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

test.each(['timeout', 'network_error', 'unknown_system_error', 'unavailable'])(
  'an answer %s leaves open what was done: the same request goes out again',
  async (refusal) => {
    const { sent, send } = storeThatAnswers({ ok: false, refusal }, done);

    await send({ amountMinor: 100 });
    await send({ amountMinor: 100 });

    expect(sent[1]).toBe(sent[0]);
  },
);

test('another amount is another request, and the lost one is not forgotten', async () => {
  const { sent, send } = storeThatAnswers(lost, done, done);

  await send({ amountMinor: 100 });
  await send({ amountMinor: 200 });
  await send({ amountMinor: 100 });

  expect(sent[1]).not.toBe(sent[0]);
  expect(sent[2]).toBe(sent[0]);
});

test('a refusal is an answer: the next try is a new request', async () => {
  const { sent, send } = storeThatAnswers({ ok: false, refusal: 'insufficient_funds' }, done);

  await send({ amountMinor: 100 });
  await send({ amountMinor: 100 });

  expect(sent[1]).not.toBe(sent[0]);
});

test('the same words to another call are another request', async () => {
  const { sent, send } = storeThatAnswers(lost, done);

  await send({});
  await send({}, {} as AnyEndpoint);

  expect(sent[1]).not.toBe(sent[0]);
});

test('a second press while the first is on its way sends nothing, and gets the same answer', async () => {
  const { sent, send } = storeThatAnswers(done, done, done);

  const answers = await Promise.all([send({ amountMinor: 100 }), send({ amountMinor: 100 })]);
  await send({ amountMinor: 100 });

  expect(answers).toEqual([done, done]);
  expect(sent).toHaveLength(2);
  expect(sent[1]).not.toBe(sent[0]);
});

test('another amount goes out while the first is on its way', async () => {
  const { sent, send } = storeThatAnswers(done, done);

  await Promise.all([send({ amountMinor: 100 }), send({ amountMinor: 200 })]);

  expect(new Set(sent).size).toBe(2);
});

const getRandomValues = crypto.getRandomValues.bind(crypto);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after a reload the same goes out under the id of the request that was never answered', async () => {
  const before = storeThatAnswers(lost);
  await before.send({ amountMinor: 100, paymentPassword: '135790' });
  expect(tabStorage.keys()).toHaveLength(1);
  for (const key of tabStorage.keys()) expect(tabStorage.getItem(key)).not.toContain('135790');

  const { sent, send } = afterReload(done, done);
  await send({ amountMinor: 100, paymentPassword: '246802' });
  await send({ amountMinor: 100, paymentPassword: '246802' });

  expect(sent[0]).toBe(before.sent[0]);
  expect(sent[1]).not.toBe(sent[0]);
  expect(tabStorage.keys()).toEqual([]);
});

test.each(['rate_limited', 'payment_password_wrong', 'not_logged_in', 'insufficient_funds'])(
  'a repeated request that is refused as %s keeps its id until it is done',
  async (refusal) => {
    const before = storeThatAnswers(lost);
    await before.send({ amountMinor: 100, paymentPassword: '135790' });

    const { sent, send } = afterReload({ ok: false, refusal }, done, done);
    await send({ amountMinor: 100, paymentPassword: '111111' });
    await send({ amountMinor: 100, paymentPassword: '135790' });
    await send({ amountMinor: 100, paymentPassword: '135790' });

    expect(sent.slice(0, 2)).toEqual([before.sent[0], before.sent[0]]);
    expect(sent[2]).not.toBe(sent[0]);
  },
);

test('an id that was used for another request is given up', async () => {
  const { sent, send } = storeThatAnswers(lost, { ok: false, refusal: 'request_reused' }, done);

  await send({ amountMinor: 100 });
  await send({ amountMinor: 100 });
  await send({ amountMinor: 100 });

  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

test('a reload while the request is on its way counts as a lost answer', async () => {
  const before = storeThatAnswers(new Promise(() => {}));
  void before.send({ amountMinor: 100 });
  await vi.waitFor(() => expect(before.sent).toHaveLength(1));

  const { sent, send } = afterReload(done);
  await send({ amountMinor: 100 });

  expect(sent[0]).toBe(before.sent[0]);
});

test('after a reload another amount, or the same to another call, is another request', async () => {
  const before = storeThatAnswers(lost);
  await before.send({ amountMinor: 100 });

  const { sent, send } = afterReload(done, done);
  await send({ amountMinor: 200 });
  await send({ amountMinor: 100 }, { ...pay, path: '/elsewhere' });

  expect(new Set([...before.sent, ...sent]).size).toBe(3);
});

test('after more than an hour, or behind a storage that says nonsense, it is another request', async () => {
  const before = storeThatAnswers(lost, lost);
  await before.send({ amountMinor: 100 });

  vi.useFakeTimers({ now: Date.now() + 3_600_001, toFake: ['Date'] });
  const { sent, send } = afterReload(lost, done);
  await send({ amountMinor: 100 });
  for (const key of tabStorage.keys()) tabStorage.setItem(key, '[null, {"asked": 1}');
  const later = afterReload(done);
  await later.send({ amountMinor: 100 });

  expect(new Set([...before.sent, ...sent, ...later.sent]).size).toBe(3);
});

test.each(['secure', 'not secure'])(
  'after more than an hour in one page it is another request: on an origin that is %s',
  async (origin) => {
    if (origin === 'not secure') vi.stubGlobal('crypto', { getRandomValues });
    const { sent, send } = storeThatAnswers(lost, lost, done, done);
    const first = Date.now();
    await send({ amountMinor: 100 });

    vi.useFakeTimers({ now: first + 3_000_000, toFake: ['Date'] });
    await send({ amountMinor: 100 });
    // An hour after it was first sent; that it was repeated meanwhile keeps it no longer.
    vi.setSystemTime(first + 3_700_000);
    await send({ amountMinor: 100 });

    expect(sent[1]).toBe(sent[0]);
    expect(sent[2]).not.toBe(sent[0]);
  },
);
