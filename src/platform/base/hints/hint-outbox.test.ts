import { expect, test } from 'vitest';
import { createHintOutbox } from './hint-outbox.ts';
import type { Hint } from './hint.ts';

const hintOf = (id: number): Hint => ({ kind: 'member', brand: 'alpha', id });

/** A NATS that answers when it is told to. */
const slowTaker = () => {
  const published: string[] = [];
  let answer = (): void => {};
  let refuse = (): void => {};
  return {
    published,
    ids: () => published.map((text) => (JSON.parse(text) as Hint).id),
    answer: () => answer(),
    refuse: () => refuse(),
    publish: (text: string) => void published.push(text),
    flush: () =>
      new Promise<void>((resolve, reject) => {
        answer = resolve;
        refuse = () => reject(new Error('cut'));
      }),
  };
};

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('the next handful goes when the last has arrived, each hint once', async () => {
  const counts = { sent: 0, dropped: 0 };
  const outbox = createHintOutbox(counts);
  const nats = slowTaker();
  outbox.openTo(nats);

  for (const id of [1, 2, 1]) outbox.tell(hintOf(id));
  await nextTurn();
  for (const id of [3, 3, 1]) outbox.tell(hintOf(id));
  await nextTurn();

  expect(nats.ids()).toEqual([1, 2]);
  nats.answer();
  await nextTurn();
  expect(nats.ids()).toEqual([1, 2, 3, 1]);
  expect(counts).toEqual({ sent: 4, dropped: 0 });
});

test('what a NATS that answers nothing makes wait is bounded', async () => {
  const counts = { sent: 0, dropped: 0 };
  const outbox = createHintOutbox(counts);
  const nats = slowTaker();
  outbox.openTo(nats);
  outbox.tell(hintOf(1));
  await nextTurn();

  for (let id = 2; id <= 15_001; id += 1) outbox.tell(hintOf(id));
  await nextTurn();

  expect(nats.published).toHaveLength(1);
  expect(counts).toEqual({ sent: 1, dropped: 5000 });
});

test('nothing is kept for later while NATS is away, and a cut connection stops nothing', async () => {
  const counts = { sent: 0, dropped: 0 };
  const outbox = createHintOutbox(counts);
  const first = slowTaker();
  outbox.tell(hintOf(1));
  outbox.openTo(first);
  outbox.tell(hintOf(2));
  await nextTurn();
  outbox.tell(hintOf(3));
  outbox.openTo(null);
  outbox.tell(hintOf(4));

  const second = slowTaker();
  outbox.openTo(second);
  outbox.tell(hintOf(5));
  await nextTurn();

  // The first has never answered.
  expect([first.ids(), second.ids()]).toEqual([[2], [5]]);
  first.refuse();
  second.answer();
  await nextTurn();
  outbox.tell(hintOf(6));
  await nextTurn();
  expect(second.ids()).toEqual([5, 6]);
  expect(counts).toEqual({ sent: 3, dropped: 3 });
});
