import { expect, test } from 'vitest';
import { nearestInGrid } from './nearest-in-grid.ts';

// Two rows of a board: five numbers in the first line, three and two in the others.
const spots = [
  ...[0, 50, 100, 150, 200].map((x) => ({ x, y: 0 })),
  ...[0, 50, 100].map((x) => ({ x, y: 60 })),
  ...[0, 50].map((x) => ({ x, y: 120 })),
];

test('left and right are the neighbours in the line and end with it', () => {
  expect(nearestInGrid(spots, 1, 'ArrowRight')).toBe(2);
  expect(nearestInGrid(spots, 1, 'ArrowLeft')).toBe(0);
  expect(nearestInGrid(spots, 4, 'ArrowRight')).toBeNull();
  expect(nearestInGrid(spots, 0, 'ArrowLeft')).toBeNull();
});

test('up and down go to the nearest of the next line, not past it', () => {
  expect(nearestInGrid(spots, 1, 'ArrowDown')).toBe(6);
  expect(nearestInGrid(spots, 4, 'ArrowDown')).toBe(7);
  expect(nearestInGrid(spots, 9, 'ArrowUp')).toBe(6);
  expect(nearestInGrid(spots, 2, 'ArrowUp')).toBeNull();
});

test('other keys are not its business', () => {
  expect(nearestInGrid(spots, 1, 'Enter')).toBeNull();
});
