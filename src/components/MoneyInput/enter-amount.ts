import { type AmountSigns, writeDraft } from './amount-format.ts';
import { pastedPoint, typedPoint } from './find-point.ts';
import { readDraft } from './read-draft.ts';

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
  let point = pasted ? pastedPoint(text, signs) : typedPoint(text, caret, typed, signs);
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
