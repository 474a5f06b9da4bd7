import { Refusal } from '../../base/endpoints/handler.ts';

/** Where a page ended: what it is sorted by, and the row. */
export interface RowEnd {
  value: number;
  key: string;
}

const FORM = /^(-?\d{1,18}) (\S{1,80})$/;

/** The end of a page as a text. */
export const writeEnd = ({ value, key }: RowEnd): string =>
  Buffer.from(`${value} ${key}`).toString('base64url');

/**
 * The end of a page out of its text.
 *
 * @throws {Refusal} `invalid_input` when it is none
 */
export const readEnd = (text: string | undefined): RowEnd | null => {
  if (text === undefined) return null;
  const found = FORM.exec(Buffer.from(text, 'base64url').toString('utf8'));
  const value = Number(found?.[1]);
  if (!found?.[2] || !Number.isSafeInteger(value) || found[2].includes('\0'))
    throw new Refusal('invalid_input', { fieldErrors: [{ field: 'after', rule: 'invalid' }] });
  return { value, key: found[2] };
};

/**
 * Cuts a page out of rows of which one more was read than it holds.
 *
 * @returns `next` null: there is no page after it
 */
export const cutPage = <Row extends RowEnd>(
  rows: readonly Row[],
  pageSize: number,
): { items: Row[]; next: string | null } => {
  const items = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? items.at(-1) : undefined;
  return { items, next: last ? writeEnd(last) : null };
};
