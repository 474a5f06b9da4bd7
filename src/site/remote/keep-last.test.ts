import { expect, test } from 'vitest';
import { keepLast } from './keep-last.ts';

const ana = 7;
const ben = 8;

test('while the new is on its way, the last stays in sight', () => {
  const last = keepLast({ owner: ana, value: undefined }, { owner: ana, value: 'first page' });
  const waiting = keepLast(last, { owner: ana, value: undefined });

  expect(waiting).toBe(last);
  expect(keepLast(waiting, { owner: ana, value: 'second page' }).value).toBe('second page');
  expect(keepLast(last, { owner: ana, value: 'first page' })).toBe(last);
});

test('nothing stays of who has left, nor of what is not asked for any more', () => {
  const last = { owner: ana, value: 'ready to claim' };

  expect(keepLast(last, { owner: ben, value: undefined }).value).toBeUndefined();
  expect(keepLast(last, { owner: null, value: undefined }).value).toBeUndefined();
  expect(keepLast(last, { owner: ben, value: 'joined' }).value).toBe('joined');
});
