import { expect, test } from 'vitest';
import { seedHash } from '../fairness/node-draw.ts';
import { seedAt, tipHashOf } from './hash-chain.ts';

const LAST = 'ab'.repeat(32);

test('each seed hashes to the one of the round before, the first to the published hash', () => {
  expect(seedHash(seedAt(LAST, 50, 1))).toBe(tipHashOf(LAST, 50));
  for (let index = 2; index <= 50; index += 1)
    expect(seedHash(seedAt(LAST, 50, index))).toBe(seedAt(LAST, 50, index - 1));
  expect(seedAt(LAST, 50, 50)).toBe(LAST);
});

test('a chain has no seed beyond its end', () => {
  expect(() => seedAt(LAST, 50, 51)).toThrow('no seed 51');
  expect(() => seedAt(LAST, 50, 0)).toThrow('no seed 0');
});
