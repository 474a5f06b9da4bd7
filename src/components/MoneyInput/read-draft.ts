import { digitsOf } from '#domain/digits-of.ts';

/** Whole digits that are kept: with four decimals still exact as a JavaScript number. */
const WHOLE_DIGITS = 11;

/**
 * The amount in a text in plain digits.
 *
 * @param point where its decimals begin, -1 for none
 * @param decimals how many are kept
 * @returns digits 0 to 9 with at most one point, '' without any
 */
export const readDraft = (text: string, point: number, decimals: number): string => {
  const whole = digitsOf(point === -1 ? text : text.slice(0, point))
    .replace(/^0+(?=\d)/u, '')
    .slice(0, WHOLE_DIGITS);
  if (point === -1 || decimals === 0) return whole;
  return `${whole || '0'}.${digitsOf(text.slice(point + 1)).slice(0, decimals)}`;
};

/** A draft in whole minor units; null when it is empty. */
export const draftMinor = (draft: string, minorDigits: number): number | null => {
  if (draft === '') return null;
  const [whole = '0', part = ''] = draft.split('.');
  return Number(`${whole}${part.padEnd(minorDigits, '0')}`);
};

/**
 * Minor units as a draft: decimals only where there are any, then all of them.
 *
 * @param minor whole minor units, not negative
 */
export const draftOfMinor = (minor: number | null, minorDigits: number): string => {
  if (minor === null) return '';
  const figures = String(minor).padStart(minorDigits + 1, '0');
  const whole = figures.slice(0, figures.length - minorDigits);
  const part = figures.slice(figures.length - minorDigits);
  return /[1-9]/u.test(part) ? `${whole}.${part}` : whole;
};
