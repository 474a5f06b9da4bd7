import { expect, test } from 'vitest';
import { bareFields, scratchAlong, type ScratchCover } from './scratch-cover.ts';

const scratch = (...ways: [number, number, number, number][]): number[] => {
  const cover: ScratchCover = { bare: new Set() };
  for (const [x, y, toX, toY] of ways)
    scratchAlong(
      cover,
      [
        { x, y },
        { x: toX, y: toY },
      ],
      0.08,
      3,
    );
  return bareFields(cover, 3);
};

test('one touch does not bare a field, scratching over it does', () => {
  expect(scratch([0.16, 0.16, 0.16, 0.16])).toEqual([]);
  expect(scratch([0.04, 0.1, 0.3, 0.1], [0.04, 0.22, 0.3, 0.22])).toEqual([0]);
});

test('a stroke over a row bares its fields and no other', () => {
  expect(scratch([0, 0.45, 1, 0.45], [0, 0.56, 1, 0.56])).toEqual([3, 4, 5]);
});

test('a fast stroke leaves no gap', () => {
  const slow = Array.from({ length: 20 }, (_, at): [number, number, number, number] => [
    at / 20,
    0.5,
    (at + 1) / 20,
    0.5,
  ]);

  expect(scratch([0, 0.5, 1, 0.5])).toEqual(scratch(...slow));
});
