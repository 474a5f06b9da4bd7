import { expect, test } from 'vitest';

import { countFitting } from './use-fitting-count.ts';

test('what fits as a whole needs no button', () => {
  expect(countFitting([100, 100, 100], 60, 320, 10)).toBe(3);
});

test('what does not fit leaves room for the button', () => {
  expect(countFitting([100, 100, 100], 60, 319, 10)).toBe(2);
  expect(countFitting([100, 100, 100], 60, 279, 10)).toBe(1);
});

test('where nothing fits, everything is behind the button', () => {
  expect(countFitting([100, 100], 60, 50, 10)).toBe(0);
});
