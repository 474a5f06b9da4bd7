import { expect, test } from 'vitest';
import { drawFacts } from './draw-facts.ts';

test('SSC tells of its whole sum, cut between 22 and 23', () => {
  expect(drawFacts('SSC', [9, 8, 3, 2, 0])).toEqual({ sum: 22, size: 'small', parity: 'even' });
  expect(drawFacts('SSC', [9, 8, 3, 2, 1])).toEqual({ sum: 23, size: 'big', parity: 'odd' });
});

test('PK10 tells of the first two: big from 12', () => {
  expect(drawFacts('PK10', [5, 7, 1, 2, 3, 4, 6, 8, 9, 10])).toMatchObject({
    sum: 12,
    size: 'big',
  });
  expect(drawFacts('PK10', [5, 6, 1, 2, 3, 4, 7, 8, 9, 10]).size).toBe('small');
});

test('LHC tells of the special number, and 49 pushes', () => {
  expect(drawFacts('LHC', [1, 2, 3, 4, 5, 6, 25]).size).toBe('big');
  expect(drawFacts('LHC', [1, 2, 3, 4, 5, 6, 49]).size).toBe('even-out');
});

test('11X5 pushes in the very middle of its sums', () => {
  expect(drawFacts('11X5', [1, 2, 7, 9, 11])).toMatchObject({ sum: 30, size: 'even-out' });
  expect(drawFacts('11X5', [7, 8, 9, 10, 11]).size).toBe('big');
});
