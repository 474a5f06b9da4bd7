import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { callAtom } from '../../../client/call.state.ts';
import type { Call } from '../../../client/outcome.ts';

import type { SlipLine } from './slip-lines.ts';
import { editSlipAtom, placeSlipAtom, slipOfAtom, type SlipOrder } from './slip.state.ts';

const line: SlipLine = {
  id: 'a',
  betType: 'position',
  picks: [['3'], [], [], [], []],
  unitMinor: 100,
  multiple: 1,
  seenOdds: { win: 9.8 },
};
const { id: _id, seenOdds: _seenOdds, ...sentLine } = line;
const orderOf = (issueNo: string): SlipOrder => ({
  gameCode: 'draw',
  lines: [sentLine],
  draws: [{ issueNo, multiple: 1 }],
  stopOnWin: false,
  language: 'en',
});
const receipt = { tickets: [], planId: null, stakeMinor: 100, balanceMinor: 900 };

/** A slip with one line, and what the platform answers to each sending. */
const slipWith = (answers: (object | Promise<object>)[]) => {
  const store = createStore();
  const call = vi.fn(async (_endpoint: object, _input: object) => answers.shift());
  store.set(callAtom, call as unknown as Call);
  store.set(editSlipAtom, 'key', () => [line]);
  return {
    store,
    sent: () => call.mock.calls.map(([, input]) => input as SlipOrder & { requestId: string }),
    slip: () => store.get(slipOfAtom)('key'),
    place: (issueNo: string) => store.set(placeSlipAtom, 'key', orderOf(issueNo)),
  };
};

test('a slip that was taken shows its receipt, and the next pick begins a new one', async () => {
  const { slip, place, store } = slipWith([{ ok: true, value: receipt }]);

  expect(await place('041')).toBe(true);
  expect(slip().state).toMatchObject({ kind: 'placed', receipt });

  store.set(editSlipAtom, 'key', (lines) => [...lines, { ...line, id: 'b' }]);
  expect(slip().lines.map(({ id }) => id)).toEqual(['b']);
});

test('a second press while it is on its way sends nothing', async () => {
  let answer: (outcome: object) => void = () => undefined;
  const { sent, place, slip, store } = slipWith([new Promise((resolve) => (answer = resolve))]);

  const first = place('041');
  expect(await place('041')).toBe(false);
  store.set(editSlipAtom, 'key', () => []);
  expect(slip().lines).toHaveLength(1);
  answer({ ok: true, value: receipt });
  await first;

  expect(sent()).toHaveLength(1);
});

test('after a lost answer the very same order is asked for, though the draw has changed', async () => {
  const { slip, place, sent } = slipWith([
    { ok: false, refusal: 'timeout' },
    { ok: true, value: receipt },
  ]);

  await place('041');
  expect(slip().state.kind).toBe('unknown');
  expect(await place('042')).toBe(true);

  const [first, second] = sent();
  expect(second).toEqual(first);
  expect(second?.draws[0]?.issueNo).toBe('041');
});

test('a refusal leaves the slip to be changed, and the next try is a new request', async () => {
  const { slip, place, sent } = slipWith([
    { ok: false, refusal: 'sales_closed', details: { issueNo: '041', current: '042' } },
    { ok: true, value: receipt },
  ]);

  await place('041');
  expect(slip().state).toEqual({
    kind: 'editing',
    refusal: { code: 'sales_closed', details: { issueNo: '041', current: '042' } },
  });
  expect(slip().lines).toEqual([line]);
  await place('042');

  const [first, second] = sent();
  expect(second?.requestId).not.toBe(first?.requestId);
  expect(second?.draws[0]?.issueNo).toBe('042');
});

test('a lost answer stays lost while the same order is turned away unseen', async () => {
  const { slip, place, sent } = slipWith([
    { ok: false, refusal: 'timeout' },
    { ok: false, refusal: 'rate_limited' },
    { ok: true, value: receipt },
  ]);

  await place('041');
  await place('042');
  expect(slip().state).toMatchObject({ kind: 'unknown', order: { draws: [{ issueNo: '041' }] } });
  expect(await place('042')).toBe(true);

  const [first, , third] = sent();
  expect(third).toEqual(first);
});
