import { expect, test } from 'vitest';
import { pairwise } from './pairwise.ts';

interface Row {
  brand: string;
  mode: string;
  direction: string;
}

const rowsOf = (brand: string, modes: string[]): Row[] =>
  modes.flatMap((mode) => ['ltr', 'rtl'].map((direction) => ({ brand, mode, direction })));

const both = ['light', 'dark'];
const everyRow = [
  ...['calm', 'loud', 'wide', 'warm'].flatMap((brand) => rowsOf(brand, both)),
  ...rowsOf('night', ['dark']),
];

const pairsOf = ({ brand, mode, direction }: Row): string[] => [
  `${brand} ${mode}`,
  `${brand} ${direction}`,
  `${mode} ${direction}`,
];

test('every two settings stand together in a row', () => {
  const shown = pairwise(everyRow).flatMap(pairsOf);

  expect(new Set(shown)).toEqual(new Set(everyRow.flatMap(pairsOf)));
});

test('the table is about half as long as what there is', () => {
  // Nine brands in their modes, and the brand of one mode from both sides.
  expect(pairwise(everyRow)).toHaveLength(10);
});

test('only what can be is asked for', () => {
  for (const row of pairwise(everyRow)) expect(everyRow).toContain(row);
});

test('of one setting alone nothing is asked twice', () => {
  expect(pairwise(rowsOf('night', ['dark']))).toHaveLength(2);
  expect(pairwise([])).toEqual([]);
});
