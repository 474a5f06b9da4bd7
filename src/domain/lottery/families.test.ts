import { expect, test } from 'vitest';
import { ballText, lotteryFamilies, lotteryNumbers, lotteryShapes } from './families.ts';

test('every family has the numbers of its draw', () => {
  expect(lotteryNumbers('SSC')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(lotteryNumbers('11X5')).toHaveLength(11);
  expect(lotteryNumbers('LHC').at(-1)).toBe(49);
  expect(lotteryNumbers('PK10')[0]).toBe(1);
});

test('a family without repeats has numbers enough for its draw', () => {
  for (const family of lotteryFamilies) {
    const { distinct, drawn } = lotteryShapes[family];
    expect(!distinct || lotteryNumbers(family).length >= drawn).toBe(true);
  }
});

test('balls of two digits keep their zero', () => {
  expect(ballText('11X5', 7)).toBe('07');
  expect(ballText('SSC', 7)).toBe('7');
});
