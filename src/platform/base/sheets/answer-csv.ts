import { Readable } from 'node:stream';
import { decimalAmount } from '#domain/decimal-text.ts';
import { FileAnswer } from '../endpoints/file-answer.ts';
import { type Cell, momentText, type Sheet } from './sheet.ts';

/** Spreadsheets take a file for UTF-8 only when it begins like this. */
const MARK = '\u{FEFF}';

/** A table as CSV: what the file needs of it. */
export type CsvTable = Pick<Sheet, 'columns' | 'rows' | 'currency' | 'timeZone'>;

/**
 * Writes a table as CSV (RFC 4180), batch by batch. Amounts are plain decimals, so that they can be
 * summed; a text that a spreadsheet would take for a formula is defused.
 *
 * @yields the head, then the lines of each batch
 */
async function* writeCsv(sheet: CsvTable): AsyncGenerator<string> {
  yield MARK + line(sheet.columns.map(({ label }) => quote(label)));
  for await (const rows of sheet.rows)
    yield rows.map((row) => line(row.map((cell) => field(cell, sheet)))).join('');
}

const line = (fields: string[]): string => `${fields.join(',')}\r\n`;

/** How a formula begins; in the East in full width too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * The same behind a semicolon, a tab or a line break: where a comma is part of numbers, a quote after it does not hold a cell
 * together.
 */
const LATER_FORMULA = /(;\s*|(?<!^\s*)[\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

const defuse = (text: string): string =>
  `${FORMULA.test(text) ? "'" : ''}${text.replaceAll(LATER_FORMULA, "$1'")}`;

const field = (cell: Cell, { currency, timeZone }: CsvTable): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return quote(defuse(cell));
  return 'at' in cell ? momentText(cell.at, timeZone) : decimalAmount(cell.minor, currency);
};

const quote = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * A table as a file that is written while it is read: however long it is, a few rows are in memory.
 *
 * @param name the file name: letters, digits, dots and dashes only
 */
export const answerCsv = (name: string, table: CsvTable): FileAnswer =>
  new FileAnswer(name, 'text/csv; charset=utf-8', Readable.from(writeCsv(table)));
