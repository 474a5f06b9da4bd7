import { expect, test } from 'vitest';
import { checkBudgets } from './check-budgets.ts';

const weights = {
  scripts: [
    { what: 'what every brand carries', bytes: 90_000 },
    { what: 'GamesSection', bytes: 9000, setting: ['home', 'sections', 1] },
    { what: 'the words of my', bytes: 7000, setting: ['languages', 'default'] },
  ],
  styles: [{ what: 'its theme', bytes: 6000, setting: ['theme', 'pattern'] }],
};

test('a page within its budgets is left alone', () => {
  expect(checkBudgets('/merchant.json', weights)).toEqual([]);
});

test('a broken budget names the heaviest setting, not what every brand carries', () => {
  const budgets = { scripts: 100_000, styles: 20_000 };

  expect(checkBudgets('/merchant.json', weights, budgets)).toEqual([
    expect.objectContaining({
      code: 'budget/scripts',
      pointer: '/home/sections/1',
      message: expect.stringContaining('106.0 kB of JavaScript before it is alive; 100.0 kB'),
    }),
  ]);
});
