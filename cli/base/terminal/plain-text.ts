/**
 * A text that somebody else wrote, for the terminal: nothing in it steers what is shown. Control
 * characters become spaces; what overrides or isolates the direction of the text around it (UAX 9)
 * goes, so that an address reads in the order in which it is stored.
 */
export const plainText = (text: string): string =>
  text.replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/gu, '').replace(/\p{Cc}+/gu, ' ');
