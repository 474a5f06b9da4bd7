import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distribute } from './distribute.ts';

const table = (length: number): number[] => Array.from({ length }, (_, row) => row);

test('one alone has every row, each once', () => {
  expect(distribute(table(10), { at: 0, of: 1 }, 3).toSorted((a, b) => a - b)).toEqual(table(10));
});

test('several have equal shares', () => {
  expect(distribute(table(10), { at: 0, of: 5 })).toEqual([0, 1]);
  expect(distribute(table(10), { at: 4, of: 5 })).toEqual([8, 9]);
});

test('what is left over goes to some of them', () => {
  const shares = [0, 1, 2].map((at) => distribute(table(10), { at, of: 3 }));

  expect(shares).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8, 9],
  ]);
});

test('more than there are rows have one each', () => {
  expect(distribute(table(3), { at: 4, of: 7 })).toEqual([1]);
});

test('of no rows nobody has any', () => {
  expect(distribute([], { at: 0, of: 2 })).toEqual([]);
});

test('together they have every row, no more than they must, wherever the dealing begins', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 40 }), fc.nat(1000), (length, of, turn) => {
      const distributed = Array.from({ length: of }, (_, at) =>
        distribute(table(length), { at, of }, turn),
      ).flat();

      expect(new Set(distributed)).toEqual(new Set(table(length)));
      expect(distributed).toHaveLength(length === 0 ? 0 : Math.max(length, of));
    }),
  );
});
