import { coverAll } from './cover.ts';

/** Every two settings of a row, as one thing to be shown. */
const pairsOf = (row: object): Set<string> => {
  const settings = Object.entries(row).map(([name, value]) => `${name} ${value}`);
  return new Set(
    settings.flatMap((one, at) => settings.slice(at + 1).map((other) => `${one}, ${other}`)),
  );
};

/**
 * A table in which every two settings that any row combines stand together in at least one row:
 * most faults need one setting or two, hardly any needs three.
 *
 * @param rows every row that there can be; the choice is always the same for the same rows
 */
export const pairwise = <Row extends object>(rows: readonly Row[]): Row[] =>
  coverAll(rows.map((row) => ({ name: row, shows: pairsOf(row) })));
