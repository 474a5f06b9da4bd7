import { expect, test } from 'vitest';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { createHintedLooks } from './hinted-looks.ts';
import type { Subscriber } from './subscriber.ts';

const at = (code: string, memberId: number | null): Subscriber => ({
  merchant: { id: code.length, code } as Merchant,
  member: memberId === null ? null : { memberId, type: 0, tokenHash: 'hash' },
  send: () => {},
  end: () => {},
});

const open = () => {
  let looks = 0;
  const hinted = createHintedLooks(() => (looks += 1));
  return { hinted, looks: () => looks };
};

test('a hint has those looked for whom it names, and nobody else', async () => {
  const { hinted, looks } = open();
  const [ana, ben, visitor, other] = [
    at('alpha', 1),
    at('alpha', 2),
    at('alpha', null),
    at('beta', 1),
  ];
  for (const each of [ana, ben, visitor, other]) hinted.add(each);

  hinted.hear({ kind: 'member', brand: 'alpha', id: 1 });
  hinted.hear({ kind: 'room', brand: 'alpha', id: null });
  hinted.hear({ kind: 'draws', brand: null, id: null });

  await expect.poll(looks).toBe(1);
  const due = new Map(hinted.take());
  expect(due.get('balances')).toEqual([ana]);
  expect(due.get('chat')).toEqual([ana, ben, visitor]);
  expect(due.get('results')).toEqual([ana, ben, visitor, other]);
  expect(due.has('winners')).toBe(false);
  expect(hinted.take()).toEqual([]);
});

test('whoever comes between a hint and its look is among those it looks for', async () => {
  const { hinted, looks } = open();
  const [early, late] = [at('alpha', 1), at('alpha', 2)];
  hinted.add(early);
  hinted.hear({ kind: 'board', brand: 'alpha', id: null });
  await expect.poll(looks).toBe(1);

  hinted.add(late);

  expect(new Map(hinted.take()).get('winners')).toEqual([early, late]);
});

test('hints about nobody who listens ask for nothing, and many hints ask once', async () => {
  const { hinted, looks } = open();
  const ana = at('alpha', 1);
  hinted.add(ana);
  hinted.delete(at('alpha', 1));
  for (let id = 0; id < 1000; id += 1) hinted.hear({ kind: 'member', brand: 'gamma', id });
  hinted.hear({ kind: 'member', brand: 'alpha', id: 2 });
  expect(hinted.take()).toEqual([]);

  for (let time = 0; time < 1000; time += 1) hinted.hear({ kind: 'member', brand: 'alpha', id: 1 });

  await expect.poll(looks).toBe(1);
  expect(hinted.take()).toHaveLength(4);
  hinted.delete(ana);
  hinted.hear({ kind: 'member', brand: 'alpha', id: 1 });
  expect(hinted.take()).toEqual([]);
});
