import type { AmountSigns } from './amount-format.ts';

/** What begins decimals on some keyboard; a number pad has one of them for every language. */
const POINTS = '.,٫';

/** One sign between groups of three is a grouping, not the start of decimals. */
const isGrouping = (text: string, sign: string, signs: AmountSigns): boolean => {
  if (text.split(sign).length > 2) return true;
  return sign === signs.group && /^\D*\d{1,3}[.,]\d{3}\D*$/u.test(text);
};

/**
 * Where the decimals of a pasted amount begin, whatever language it was written in; -1 where it
 * has none.
 */
export const pastedPoint = (text: string, signs: AmountSigns): number => {
  const last = Array.from(text).findLastIndex(
    (character) => character === signs.decimal || POINTS.includes(character),
  );
  return last === -1 || isGrouping(text, text.charAt(last), signs) ? -1 : last;
};

/**
 * Where the decimals begin while somebody types. A point or comma just before the caret begins
 * them, since groups come by themselves; where there are decimals already, they stay.
 */
export const typedPoint = (
  text: string,
  caret: number,
  typed: string | null,
  signs: AmountSigns,
): number => {
  const isNew =
    typed !== null && typed.length === 1 && (typed === signs.decimal || POINTS.includes(typed));
  const rest = isNew ? `${text.slice(0, caret - 1)}\0${text.slice(caret)}` : text;
  const old = rest.indexOf(signs.decimal);
  return old === -1 && isNew ? caret - 1 : old;
};
