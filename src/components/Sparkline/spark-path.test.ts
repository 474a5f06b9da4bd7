import { expect, test } from 'vitest';
import { HEIGHT, sparkPath, WIDTH } from './spark-path.ts';

test('the line runs from one side to the other, from the lowest to the highest', () => {
  const path = sparkPath([1, 5, 3]);

  expect(path?.line).toMatch(/^M0,30/u);
  expect(path?.line).toMatch(new RegExp(`${WIDTH},16$`, 'u'));
  expect(path?.end.down).toBeCloseTo(16 / HEIGHT);
});

test('values that do not differ lie in the middle', () => {
  expect(sparkPath([4, 4, 4])?.end.down).toBe(0.5);
});

test('one value alone is no line', () => {
  expect(sparkPath([7])).toBeUndefined();
  expect(sparkPath([])).toBeUndefined();
});
