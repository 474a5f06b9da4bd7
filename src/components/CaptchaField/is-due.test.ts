import { expect, test } from 'vitest';
import { isDue } from './is-due.ts';

test('the first press counts, the next ones only after the time', () => {
  expect(isDue(0, -Infinity, 1000)).toBe(true);
  expect(isDue(999, 0, 1000)).toBe(false);
  expect(isDue(1000, 0, 1000)).toBe(true);
});
