import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { FileAnswer } from '../../base/endpoints/file-answer.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { answerCsv } from '../../base/sheets/answer-csv.ts';
import type { Cell } from '../../base/sheets/sheet.ts';
import { atOneMoment } from './read-report.ts';
import type { RowEnd } from '../../base/lists/list-cursor.ts';

/** Rows in memory at once: a report is counted again for each batch. */
const BATCH = 5000;

/** Of a list, which goes on where the batch before ended. */
export const LIST_BATCH = 1000;

/** A table of a team as a file. */
interface ReportFile<Row extends RowEnd> {
  name: string;
  labels: readonly string[];
  read: (tx: OpenTransaction, after: RowEnd | null, limit: number) => Promise<Row[]>;
  /** Rows in memory at once. */
  batch?: number;
  toCells: (tx: OpenTransaction, rows: readonly Row[]) => Promise<Cell[][]> | Cell[][];
}

/** Writes a table as CSV while it is read: a batch of it is in memory, and no transaction waits for who reads it. */
export const answerReportFile = <Row extends RowEnd>(
  { database, merchant }: { database: Database; merchant: Merchant },
  file: ReportFile<Row>,
): FileAnswer =>
  answerCsv(file.name, {
    columns: file.labels.map((label) => ({ label, share: 100 / file.labels.length })),
    rows: readBatches(database, file),
    currency: merchant.config.currency,
    timeZone: merchant.config.timeZone,
  });

async function* readBatches<Row extends RowEnd>(
  database: Database,
  { read, toCells, batch: most = BATCH }: ReportFile<Row>,
): AsyncGenerator<Cell[][]> {
  let after: RowEnd | null = null;
  for (;;) {
    const from: RowEnd | null = after;
    const batch: { rows: Row[]; cells: Cell[][] } = await atOneMoment(database, async (tx) => {
      const rows = await read(tx, from, most);
      return { rows, cells: await toCells(tx, rows) };
    });
    yield batch.cells;
    const last = batch.rows.at(-1);
    if (!last || batch.rows.length < most) return;
    after = { value: last.value, key: last.key };
  }
}
