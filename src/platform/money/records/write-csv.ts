import { decimalAmount } from '#domain/decimal-text.ts';
import { type Cell, momentText, type Sheet } from './sheet.ts';

/** Spreadsheets take a file for UTF-8 only when it begins like this. */
const MARK = '\u{FEFF}';

/**
 * Writes a table as CSV (RFC 4180), batch by batch. Amounts are plain decimals, so that they can be
 * summed; a text that a spreadsheet would take for a formula is defused.
 *
 * @yields the head, then the lines of each batch
 */
export async function* writeCsv(sheet: Sheet): AsyncGenerator<string> {
  yield MARK + line(sheet.columns.map(({ label }) => quote(label)));
  for await (const rows of sheet.rows)
    yield rows.map((row) => line(row.map((cell) => field(cell, sheet)))).join('');
}

const line = (fields: string[]): string => `${fields.join(',')}\r\n`;

const field = (cell: Cell, { currency, timeZone }: Sheet): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return quote(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
  return 'at' in cell ? momentText(cell.at, timeZone) : decimalAmount(cell.minor, currency);
};

const quote = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
