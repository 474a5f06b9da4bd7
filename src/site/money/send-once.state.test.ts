import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import type { AnyEndpoint } from '#api/endpoint.ts';

import { callAtom } from '../client/call.state.ts';
import type { Call } from '../client/outcome.ts';

import { newRequestId } from './request-id.ts';
import { sendOnceAtom } from './send-once.state.ts';

const pay = { name: 'pay' } as AnyEndpoint;

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
