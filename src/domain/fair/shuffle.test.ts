import { expect, test } from 'vitest';
import { fastDraw } from './fast-draw.ts';
import { shuffled } from './shuffle.ts';

test('a few of many are the first of the whole order', () => {
  for (let seed = 0; seed < 200; seed += 1)
    expect(shuffled(60, fastDraw(seed), 7)).toEqual(shuffled(60, fastDraw(seed)).slice(0, 7));
});

test('every order of three is as likely as any other', () => {
  const draw = fastDraw(5);
  const found = new Map<string, number>();
  for (let round = 0; round < 60_000; round += 1) {
    const order = shuffled(3, draw).join('');
    found.set(order, (found.get(order) ?? 0) + 1);
  }

  expect(found.size).toBe(6);
  for (const count of found.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
