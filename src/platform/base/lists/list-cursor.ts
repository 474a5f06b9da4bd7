import { createHash } from 'node:crypto';
import { Refusal } from '../endpoints/handler.ts';

/** Where a page ended: what it is sorted by, and the row. */
export interface RowEnd {
  value: number;
  key: string;
}

/** Whose list it is. The end of a page of one list is none of another, of another member or of another brand. */
interface ListOwner {
  /** The name of the call. */
  list: string;
  merchantId: number;
  memberId: number;
}

const FORM = /^(-?\d{1,18}) (\S{1,80})(?: ([\w-]{16}))?$/;

/** The number of a row, as a key. */
const NUMBER = /^\d{1,18}$/;

/** Which rows are read for a page. */
export interface AskedRows {
  /** Where the page before ended; null: from the first row on. */
  after: RowEnd | null;
  /** Rows before it, of a page that is asked for by its number. */
  skip: number;
  limit: number;
}

/**
 * A mark of the list that a page belongs to. It is no signature: whoever made one up would but choose where their own list
 * goes on, because every query names its brand and its member by itself.
 */
const markOf = ({ list, merchantId, memberId }: ListOwner): string =>
  createHash('sha256').update(`${list} ${merchantId} ${memberId}`).digest('base64url').slice(0, 16);

const unknownEnd = (): Refusal =>
  new Refusal('invalid_input', {
    fieldErrors: [{ field: 'after', rule: 'invalid' }],
    details: { after: 'No page of this list ended there. Leave it out for the first page.' },
  });

/**
 * The end of a page as a text.
 *
 * @param owner left out by lists that say in each row whose it is, as those of teams do
 */
export const writeEnd = ({ value, key }: RowEnd, owner?: ListOwner): string => {
  const end = `${value} ${key}`;
  return Buffer.from(owner ? `${end} ${markOf(owner)}` : end).toString('base64url');
};

/**
 * The end of a page out of its text.
 *
 * @param owner as the page was written for
 * @returns null for the first page
 * @throws {Refusal} `invalid_input` when it is none, or one of another list
 */
export const readEnd = (text: string | undefined, owner?: ListOwner): RowEnd | null => {
  if (text === undefined) return null;
  const [, written, key, mark] = FORM.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  const value = Number(written);
  if (key === undefined || !Number.isSafeInteger(value) || key.includes('\0')) throw unknownEnd();
  if (mark !== (owner && markOf(owner))) throw unknownEnd();
  return { value, key };
};

/**
 * The same of a list whose rows have numbers.
 *
 * @throws {Refusal} `invalid_input` when it is none, or one of another list
 */
export const readNumberedEnd = (text: string | undefined, owner?: ListOwner): RowEnd | null => {
  const end = readEnd(text, owner);
  if (end && !NUMBER.test(end.key)) throw unknownEnd();
  return end;
};

/**
 * Cuts a page out of rows of which one more was read than it holds.
 *
 * @param owner as for `writeEnd`
 * @returns `next` null: there is no page after it
 */
export const cutPage = <Row extends RowEnd>(
  rows: readonly Row[],
  pageSize: number,
  owner?: ListOwner,
): { items: Row[]; next: string | null } => {
  const items = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  return { items, next: last ? writeEnd(last, owner) : null };
};

/**
 * The same of rows that stand in the order of their numbers.
 *
 * @returns `next` null: there is no page after it
 */
export const cutNumbered = <Row extends { id: number }>(
  rows: readonly Row[],
  pageSize: number,
  owner: ListOwner,
): { items: Row[]; next: string | null } => {
  const { items, next } = cutPage(
    rows.map((row) => ({ row, value: row.id, key: String(row.id) })),
    pageSize,
    owner,
  );
  return { items: items.map(({ row }) => row), next };
};
