import type { Issue } from '#config/issues/issue.ts';

/** A fault of a merchant's files, as the browser shows it. */
export interface ShownError {
  /** `merchants/shwe/merchant.json:12:5`; the file alone where there is no line. */
  place: string;
  message: string;
  /** The lines around it; empty without any. */
  frame: string;
  suggestion: string;
}

/** What the server tells the pages of one merchant. */
export interface OverlayMessage {
  merchant: string;
  /** How often the files had been read: what was found earlier may arrive later. */
  reading: number;
  faults: ShownError[];
  /** What the merchant's pages are made of now; unset before it ever was without fault. */
  version?: string | undefined;
}

/** Tells the pages of one merchant that it was edited. */
export interface ChangeMessage {
  merchant: string;
  version: string;
  /** Whether new css is all that a page needs. */
  isTheme: boolean;
}

/** The names of what the server sends by Vite's own connection. */
export const NEWS = { faults: 'livery:faults', changed: 'livery:changed' } as const;

/** A problem as the browser shows it. */
export const toShownError = ({
  file,
  line,
  column,
  message,
  suggestion,
  frame = '',
}: Issue): ShownError => ({
  place: line > 0 ? `${file}:${line}:${column}` : file,
  message,
  frame,
  suggestion,
});
