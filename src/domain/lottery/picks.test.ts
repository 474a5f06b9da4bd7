import { expect, test } from 'vitest';
import { choose, countBets, quickPick } from './picks.ts';

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test('combinations are those of the textbook', () => {
  expect(choose(11, 5)).toBe(462);
  expect(choose(49, 3)).toBe(18_424);
  expect(choose(3, 5)).toBe(0);
});

test('a position bet counts every number, a straight multiplies the rows', () => {
  expect(countBets([[1, 2], [], [3]], { kind: 'each' })).toBe(3);
  expect(countBets([[1, 2], [4], [3, 5, 6]], { kind: 'straight', distinct: false })).toBe(6);
  expect(countBets([[1, 2], [], [3]], { kind: 'straight', distinct: false })).toBe(0);
});

test('where no number comes twice, tuples with repeats are not sold', () => {
  const straight = { kind: 'straight', distinct: true } as const;

  expect(countBets([[1, 2], [1, 2], [3]], straight)).toBe(2);
  expect(countBets([[1], [1]], straight)).toBe(0);
  const all = Array.from({ length: 11 }, (_, index) => index + 1);
  expect(countBets([all, all, all], straight)).toBe(990);
  const ten = all.slice(0, 10);
  expect(
    countBets(
      Array.from({ length: 10 }, () => ten),
      straight,
    ),
  ).toBe(3_628_800);
});

test('groups: 90 of group-3 and 120 of group-6 over all ten digits', () => {
  expect(countBets([digits], { kind: 'pairs' })).toBe(90);
  expect(countBets([digits], { kind: 'choose', take: 3 })).toBe(120);
});

test('quick keys share the row: big and small, odd and even are all of it', () => {
  expect(quickPick(digits, 'big')).toEqual([5, 6, 7, 8, 9]);
  expect(quickPick(digits, 'even')).toEqual([0, 2, 4, 6, 8]);
  const eleven = Array.from({ length: 11 }, (_, index) => index + 1);
  expect(quickPick(eleven, 'small')).toEqual([1, 2, 3, 4, 5]);
  expect([...quickPick(eleven, 'big'), ...quickPick(eleven, 'small')]).toHaveLength(11);
  expect(quickPick(digits, 'all')).toEqual(digits);
  expect(quickPick(digits, 'clear')).toEqual([]);
});
