import { sql } from '../../base/database/sql.ts';

/** Rows that are read at once. */
export const BATCH = 1000;

/** Where a batch ended. The moment is a text: a Date would lose its microseconds. */
export interface BatchEnd {
  cursorAt: string;
  id: number;
}

/**
 * Reads a long list batch by batch, each from where the one before ended.
 *
 * @yields the rows of a batch; an empty list yields one empty batch
 */
export async function* inBatches<Row extends BatchEnd>(
  read: (after: BatchEnd | null) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: BatchEnd | null = null;
  for (;;) {
    const rows: Row[] = await read(after);
    yield rows;
    after = rows.at(-1) ?? null;
    if (!after || rows.length < BATCH) return;
  }
}

/** Whether a row comes after the end of a batch; true before the first one. */
export const isAfter = (at: string, id: string, after: BatchEnd | null) =>
  after
    ? sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) > (${after.cursorAt}::timestamptz, ${after.id})`
    : sql<boolean>`true`;

/** The moment of a row as a cursor keeps it. */
export const cursorOf = (at: string) => sql<string>`${sql.ref(at)}::text`.as('cursorAt');
