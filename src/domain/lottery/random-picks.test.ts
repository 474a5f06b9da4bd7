import { expect, test } from 'vitest';
import { countBets, type PickRule } from './picks.ts';
import { randomPicks } from './random-picks.ts';

const ten = Array.from({ length: 10 }, (_, index) => index + 1);
const below = (bound: number) => Math.floor(Math.random() * bound);

test.each<[string, PickRule, number]>([
  ['each', { kind: 'each' }, 5],
  ['straight', { kind: 'straight', distinct: false }, 3],
  ['distinct straight', { kind: 'straight', distinct: true }, 10],
  ['choose', { kind: 'choose', take: 4 }, 1],
])('a random %s is exactly one bet', (_, rule, rows) => {
  const board = Array.from({ length: rows }, () => ten);

  for (let round = 0; round < 100; round += 1) {
    expect(countBets(randomPicks(board, rule, below), rule)).toBe(1);
  }
});

test('group-3 takes two numbers, of which either may come twice', () => {
  expect(randomPicks([ten], { kind: 'pairs' }, below)[0]).toHaveLength(2);
});

test('the chance decides: the first of all chances takes the first numbers', () => {
  expect(randomPicks([ten], { kind: 'choose', take: 3 }, () => 0)).toEqual([[1, 2, 3]]);
});
