import { sql } from '../database/sql.ts';
import type { RowEnd } from './list-cursor.ts';

type Part = ReturnType<typeof sql>;

/** Where a page of a list by time and number may end, as columns; the microseconds of the moment are kept. */
export const endColumns = (at: string, id: string) =>
  [
    sql<number>`(extract(epoch from ${sql.ref(at)}) * 1000000)::bigint`.as('value'),
    sql<string>`${sql.ref(id)}::text`.as('key'),
  ] as const;

/**
 * The moment at which a page of a list by time ended: a value, not an expression, so that the plan of a page knows which
 * months are left.
 */
export const endMoment = ({ value }: RowEnd) => {
  const milliseconds = Math.floor(value / 1000);
  const rest = String(value - milliseconds * 1000).padStart(3, '0');
  const text = new Date(milliseconds).toISOString().replace('Z', `${rest}Z`);
  return sql<Date>`${text}::timestamptz`;
};

/** Whether a row of a list in the order of its numbers, the newest first, comes after the end of a page. True before the first. */
export const isOlder = (id: string, after: RowEnd | null) =>
  after ? sql<boolean>`${sql.ref(id)} < ${after.key}::bigint` : sql<boolean>`true`;

/**
 * Whether a row of a list by time and number comes after the end of a page. The moment stands there once more by itself, so
 * that months which the page cannot be in are not looked into. True before the first page.
 *
 * @param descending the newest first
 */
export const isBeyond = (at: Part, id: Part, after: RowEnd | null, descending: boolean) => {
  if (!after) return sql<boolean>`true`;
  const sign = sql.raw(descending ? '<' : '>');
  const moment = endMoment(after);
  return sql<boolean>`${at} ${sign}= ${moment} and (${at}, ${id}) ${sign} (${moment}, ${after.key}::bigint)`;
};
