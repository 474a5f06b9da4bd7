import { type AmountSigns, writeDraft } from './amount-format.ts';
import { readDraft } from './read-draft.ts';

/** What begins decimals on some keyboard; a number pad has one of them for every language. */
const POINTS = '.,٫';

/**
 * Where the figures of a pasted amount stand: between them are groups and decimals, around them the
 * sign of a currency, which has dots of its own ("Rs.", "kr.", "د.إ."). A sign right before the first
 * digit belongs to them where no letter stands before it: ".50".
 */
const FIGURES = /(?:(?<![\p{L}\p{M}])[.,٫])?\p{Nd}(?:.*\p{Nd})?/su;

/**
 * One sign between groups of three is a grouping, not the start of decimals: the language's own, and any
 * where the currency has no decimals ("50.000 ₫" on an English page).
 */
const isGrouping = (text: string, sign: string, signs: AmountSigns, decimals: number): boolean => {
  if (text.split(sign).length > 2) return true;
  return (sign === signs.group || decimals === 0) && /^\p{Nd}{1,3}[.,٫]\p{Nd}{3}$/u.test(text);
};

/**
 * Where the decimals of a pasted amount begin, whatever language it was written in; -1 where it
 * has none.
 */
const pastedPoint = (text: string, signs: AmountSigns, decimals: number): number => {
  const found = FIGURES.exec(text);
  if (!found) return -1;
  const [figures] = found;
  const last = figures
    .split('')
    .findLastIndex((unit) => unit === signs.decimal || POINTS.includes(unit));
  if (last === -1 || isGrouping(figures, figures.charAt(last), signs, decimals)) return -1;
  return found.index + last;
};

/**
 * Where the decimals begin while somebody types. A point or comma just before the caret begins
 * them, since groups come by themselves; where there are decimals already, they stay.
 */
const typedPoint = (
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

/** What an input event tells: the text as it stands now and how it came there. */
export interface Entry {
  text: string;
  caret: number;
  /** The characters that were typed; null for a deletion. */
  typed: string | null;
  /** Pasted, dropped or filled in: the text follows no rules of ours. */
  pasted: boolean;
}

/** What the field shows next. */
export interface EnteredAmount {
  /** Digits 0 to 9 with at most one point. */
  draft: string;
  /** The draft with groups, in the language's digits. */
  text: string;
  /** Where the caret goes: behind the same digit as before. */
  caret: number;
}

/**
 * Takes what was typed into an amount and writes it anew with groups, the caret in its place.
 *
 * @param decimals how many the field takes
 */
export const enterAmount = (entry: Entry, signs: AmountSigns, decimals: number): EnteredAmount => {
  const { text, caret, typed, pasted } = entry;
  let point = pasted ? pastedPoint(text, signs, decimals) : typedPoint(text, caret, typed, signs);
  // Without decimals a point means nothing while typing; what stands behind it stays.
  if (decimals === 0 && !pasted) point = -1;
  const draft = readDraft(text, point, decimals);
  const before = readDraft(text.slice(0, caret), point < caret ? point : -1, decimals);
  const written = writeDraft(draft, signs);
  return { draft, text: written, caret: caretBehind(written, before.length, signs) };
};

/** The place behind so many digits and decimal signs. */
const caretBehind = (text: string, count: number, signs: AmountSigns): number => {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen >= count) return index;
    const character = text.charAt(index);
    if (character === signs.decimal || /\p{Nd}/u.test(character)) seen += 1;
  }
  return text.length;
};
