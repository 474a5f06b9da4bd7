import type { ReactNode } from 'react';

/** One column of a table. */
export interface TableColumn<Row> {
  id: string;
  /** Its head; on phones it stands before each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts stand at the end, in figures of one width. */
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
}

/** Rows that can be chosen; the caller holds which. */
export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  allLabel: string;
  rowLabel: (row: Row) => string;
}
