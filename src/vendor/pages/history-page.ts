import type { ParsedOf } from '#api/endpoint.ts';
import type { ListedRound, playHistory } from '#api/play-history.ts';
import { refuse } from '../context/refusal.ts';
import { sql } from '../database/sql.ts';

/** What is asked for: a page by where the one before ended, or by its number, as pages that were loaded before the update do. */
type AskedPage = ParsedOf<typeof playHistory>;

/** Where a page ended: the moment, to the microsecond, and what began there. */
export interface HistoryEnd {
  atMicros: number;
  endId: string;
}

const FORM = /^(\d{1,17}) (\S{1,80})$/;

const writeEnd = ({ atMicros, endId }: HistoryEnd): string =>
  Buffer.from(`${atMicros} ${endId}`).toString('base64url');

/** The end of a page out of its text; null for the first page. Whose rounds they are, each query says by itself. */
const readEnd = (text: string | undefined): HistoryEnd | null => {
  if (text === undefined) return null;
  const [, at, endId] = FORM.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  if (endId === undefined || endId.includes('\0'))
    return refuse('invalid_input', {
      after: 'No page ended there. Leave it out for the first page.',
    });
  return { atMicros: Number(at), endId };
};

/** Where a row stands in the order of the list, as columns. */
export const endColumns = (at: string, id: string) =>
  [
    sql<number>`(extract(epoch from ${sql.ref(at)}) * 1000000)::bigint`.as('atMicros'),
    sql<string>`${sql.ref(id)}`.as('endId'),
  ] as const;

/**
 * Whether a row comes after the end of the page before, the newest first; true on the first page.
 *
 * @throws {PlayRefusal} `invalid_input` where no page ends so
 */
export const isOlder = (at: string, id: string, { after }: AskedPage) => {
  const end = readEnd(after);
  if (!end) return sql<boolean>`true`;
  const milliseconds = Math.floor(end.atMicros / 1000);
  const rest = String(end.atMicros - milliseconds * 1000).padStart(3, '0');
  const moment = new Date(milliseconds).toISOString().replace('Z', `${rest}Z`);
  return sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${moment}::timestamptz, ${end.endId})`;
};

/** Which rows are read for a page: one more than it has, so that it is known whether another one follows. */
export const rowsOf = ({ after, pageNo, pageSize }: AskedPage) => ({
  skip: after === undefined ? ((pageNo ?? 1) - 1) * pageSize : 0,
  limit: pageSize + 1,
});

/**
 * A page as it is answered.
 *
 * @param rows as `rowsOf` says
 * @param count counts all of them; asked where a page is asked for by its number
 */
export const answerPage = async <Row extends HistoryEnd>(
  asked: AskedPage,
  rows: readonly Row[],
  { show, count }: { show: (row: Row) => ListedRound; count: () => Promise<number> },
) => {
  const { after, pageNo, pageSize } = asked;
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const page = { rounds: shown.map(show), next: last ? writeEnd(last) : null };
  if (after !== undefined || pageNo === undefined) return page;
  const totalRounds = await count();
  return {
    ...page,
    pageNo,
    totalRounds,
    totalPages: Math.max(1, Math.ceil(totalRounds / pageSize)),
  };
};
