/**
 * Languages that browsers ship without `Intl` data (Chromium 156 knows none of them), each with
 * the language whose figures and order it borrows.
 *
 * The server knows them all, so that a prerendered page and its browser would write different
 * texts; and the browser would fall back to the language of its own menus. Asking for the
 * neighbour gives the same text everywhere.
 */
const NEIGHBOURS: Record<string, string> = {
  my: 'en-GB',
  km: 'en-GB',
  lo: 'en-GB',
  ne: 'en-IN',
  si: 'en-GB',
  mn: 'en-GB',
  kk: 'ru',
  uz: 'ru',
};

/** Whether browsers lack this language: then only figures may come from `Intl`, no words. */
export const isBorrowed = (language: string): boolean => language in NEIGHBOURS;

/** The language to ask `Intl` for when a text in this language needs a number, money or a date. */
export const intlLanguage = (language: string): string => NEIGHBOURS[language] ?? language;

/** How a date is written: by name of the month, or in figures where the names are not ours. */
export const dateStyle = (language: string): 'medium' | 'short' =>
  isBorrowed(language) ? 'short' : 'medium';
