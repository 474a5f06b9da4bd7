import * as z from 'zod/mini';
import { MAX_AMOUNT_MINOR } from '#domain/amount-ceilings.ts';
import { _default as withDefault } from 'zod/mini';

/** An optional field with a default value. */
export { withDefault };

/** A whole number; also accepted as text, as in a query string. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,15}$/))]),
    z.pipe(
      z.transform((given: number | string) => Number(given)),
      z.int().check(z.gte(min), z.lte(max)),
    ),
  );

/** A boolean; also accepted as the texts `true` and `false` of a query string. */
export const yesNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((given: boolean | 'true' | 'false'): boolean => given === true || given === 'true'),
);

/** Page number of a list, from 1. */
export const pageNo = withDefault(wholeNumber(1, 100_000), 1);

/** The `next` of the page before; left out for the first page. */
export const cursor = z.optional(z.string().check(z.maxLength(160)));

/** For the page after this one; null: there is none. */
export const next = z.nullable(z.string());

/** Page number of a list that pages of the site asked for which were loaded before lists had cursors. Use `after`: this goes with the next version. */
export const formerPageNo = z.optional(wholeNumber(1, 100_000));

/** Said only to those who ask by `pageNo`. */
export const formerPage = {
  pageNo: z.optional(z.int()),
  totalPages: z.optional(z.int()),
  total: z.optional(z.int()),
};

/** Rows per page of a list. */
export const pageSize = (usual: number, most = 100) => withDefault(wholeNumber(1, most), usual);

/** A language as a short code or a BCP-47 tag; the merchant's default when left out. */
export const language = z.optional(z.string().check(z.maxLength(16)));

/** A short text of a form, trimmed and limited in length. */
export const formText = (max = 255) => z.string().check(z.trim(), z.maxLength(max));

/** Whole minor units of the accompanying currency. */
export const amountMinor = z.int();

/** A requested amount: at least `least`, at most the platform's ceiling for amounts. */
export const askedMinor = (least: number) => z.int().check(z.gte(least), z.lte(MAX_AMOUNT_MINOR));

/** A timestamp: RFC 3339 in UTC. */
export const moment = z.iso.datetime();
