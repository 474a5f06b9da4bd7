import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';

import type { ValueOf } from '#api/endpoint.ts';
import { inboxReach, type KindReach, setInboxReach } from '#api/inbox-reach.ts';

import { callAtom } from '../../client/call.state.ts';
import type { Call } from '../../client/outcome.ts';
import { type Member, memberAtom } from '../../session/member.state.ts';
import { tabStorage } from '../../storage/browser-storage.ts';

import { reachQuery, setReachAtom } from './reach.state.ts';

type Reach = ValueOf<typeof inboxReach>;

const reachWith = (reward: Omit<KindReach, 'kind'>): Reach => ({
  kinds: [
    { kind: 'reward', ...reward },
    { kind: 'deposit', email: true, push: false },
  ],
  hasEmail: true,
  pushKey: 'key',
});

beforeEach(() => tabStorage.clear());

/** A member who is told of nothing; the platform answers each choice when the test says so. */
const openSettings = async () => {
  const store = createStore();
  const sent: object[] = [];
  const answers: ((outcome: object) => void)[] = [];
  const call = (endpoint: { name: string }, input: object) => {
    if (endpoint.name === inboxReach.name)
      return Promise.resolve({ ok: true, value: reachWith({ email: false, push: false }) });
    expect(endpoint.name).toBe(setInboxReach.name);
    sent.push(input);
    return new Promise((resolve) => answers.push(resolve));
  };
  store.set(callAtom, call as unknown as Call);
  store.set(memberAtom, { id: 7 } as Member);
  const asked = { memberId: 7, input: {} };
  await store.set(reachQuery.loadAtom, asked);
  const kinds = () => store.get(reachQuery.answersAtom)[reachQuery.keyOf(asked)]?.value?.kinds;
  return { store, sent, answers, kinds };
};

test('two ways of one kind that are chosen at once both hold, in whichever order the answers come', async () => {
  const { store, sent, answers, kinds } = await openSettings();

  const chosen = [
    store.set(setReachAtom, 'reward', 'email', true),
    store.set(setReachAtom, 'reward', 'push', true),
  ];
  expect(sent).toEqual([
    { kind: 'reward', email: true },
    { kind: 'reward', push: true },
  ]);
  // The platform has done one after the other; what it answered first is on its way for longer.
  answers[1]?.({ ok: true, value: reachWith({ email: true, push: true }) });
  await chosen[1];
  answers[0]?.({ ok: true, value: reachWith({ email: true, push: false }) });
  await chosen[0];

  expect(kinds()?.[0]).toEqual({ kind: 'reward', email: true, push: true });
});

test('a choice that is refused changes nothing, and what holds is what the platform says', async () => {
  const { store, answers, kinds } = await openSettings();

  const refused = store.set(setReachAtom, 'reward', 'email', true);
  answers[0]?.({ ok: false, refusal: 'rate_limited' });
  expect(await refused).toMatchObject({ ok: false, refusal: 'rate_limited' });
  expect(kinds()?.[0]).toMatchObject({ email: false });

  const undone = store.set(setReachAtom, 'reward', 'email', true);
  answers[1]?.({ ok: true, value: reachWith({ email: false, push: false }) });
  await undone;
  expect(kinds()?.[0]).toMatchObject({ email: false });
});
