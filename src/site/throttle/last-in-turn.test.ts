import { expect, test } from 'vitest';

import { lastInTurn } from './last-in-turn.ts';

/** Pieces of work that end one by one, and which of them have begun. */
const works = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { begun, ends, work };
};

test('of what is asked for while one is under way, only the last is done, and after it', async () => {
  const { begun, ends, work } = works();
  const inTurn = lastInTurn();

  const all = ['a', 'b', 'c'].map((name) => inTurn(work(name)));
  expect(begun).toEqual(['a']);
  ends[0]?.();
  await expect.poll(() => begun).toEqual(['a', 'c']);
  ends[1]?.();
  await Promise.all(all);

  expect(begun).toEqual(['a', 'c']);
});

test('what is asked for when all is done begins at once', async () => {
  const { begun, ends, work } = works();
  const inTurn = lastInTurn();

  const first = inTurn(work('a'));
  ends[0]?.();
  await first;
  void inTurn(work('b'));

  expect(begun).toEqual(['a', 'b']);
});
