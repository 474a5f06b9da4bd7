/** What stands in one field of a table: a text, money in whole minor units, or a moment. */
export type Cell = string | { minor: number } | { at: Date } | null;

/** One column of a table. */
export interface Column {
  label: string;
  /** Of the page's width, in hundredths. */
  share: number;
  /** Figures stand at the end of their column. */
  isAmount?: boolean;
}

/** A table as a file: written as CSV or as PDF. */
export interface Sheet {
  /** The brand. */
  issuer: string;
  title: string;
  /** What stands above the table, each with its name. */
  facts: { label: string; value: Cell }[];
  columns: Column[];
  /** Batches of rows, so that a long table is never in memory as a whole. */
  rows: AsyncIterable<Cell[][]>;
  /** Of all amounts; ISO 4217. */
  currency: string;
  /** In which moments are written; an IANA name. */
  timeZone: string;
  /** For figures. */
  language: string;
  /** "Page", before its number. */
  pageWord: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How moments are written in a time zone; made once: each holds tens of kilobytes. */
const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, made);
  return made;
};

/** A moment as `2026-11-21 13:45:10` in a time zone. */
export const momentText = (at: Date, timeZone: string): string => formatIn(timeZone).format(at);
