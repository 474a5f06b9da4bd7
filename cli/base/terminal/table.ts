import { stripVTControlCharacters } from 'node:util';
import { plainText } from './plain-text.ts';

const width = (text: string): number => stripVTControlCharacters(text).length;

/** What `tint` and `tintData` put around a text (dim, bold and a few colors, and their ends), and a whole patch of a color. */
// oxlint-disable-next-line no-control-regex -- it looks for them
const TINTS = /(\u001B\[(?:1|2|22|31|32|33|36|39)m|\u001B\[48;2(?:;\d{1,3}){3}m {2}\u001B\[0m)/;

/** A cell in which nothing steers the terminal but our own colors: members have written some of them. */
const harmless = (cell: string): string =>
  cell
    .split(TINTS)
    .map((part, place) => (place % 2 === 1 ? part : plainText(part)))
    .join('');

/**
 * Lines up rows of cells, two spaces between columns; the last column is not padded. What would steer the
 * terminal, or turn the text around it, is taken out of every cell.
 *
 * @param rows each with the same number of cells; a cell may hold color codes
 */
export const renderTable = (rows: string[][]): string => {
  const cells = rows.map((row) => row.map(harmless));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => width(row[column] ?? ''))),
  );
  const pad = (cell: string, column: number, row: string[]): string =>
    column === row.length - 1 ? cell : cell + ' '.repeat((widths[column] ?? 0) - width(cell));
  return cells
    .map((row) => row.map((cell, column) => pad(cell, column, row)).join('  '))
    .join('\n');
};
