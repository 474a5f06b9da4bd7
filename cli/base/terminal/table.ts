import { stripVTControlCharacters } from 'node:util';

const width = (text: string): number => stripVTControlCharacters(text).length;

/**
 * Lines up rows of cells, two spaces between columns; the last column is not padded.
 *
 * @param rows each with the same number of cells; a cell may hold color codes
 */
export const renderTable = (rows: string[][]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => width(row[column] ?? ''))),
  );
  const pad = (cell: string, column: number, row: string[]): string =>
    column === row.length - 1 ? cell : cell + ' '.repeat((widths[column] ?? 0) - width(cell));
  return rows.map((row) => row.map((cell, column) => pad(cell, column, row)).join('  ')).join('\n');
};
