import { countGraphemes } from './count-graphemes.ts';
import { fitsCalendar, fitsPattern, type PatternId } from './patterns.ts';
import type { FieldRule } from './register-fields.ts';

/** What can be wrong with a field, beside the rules of the pattern catalogue. */
export type OwnRule =
  | 'required'
  | 'length'
  | 'mismatch'
  | 'phone'
  | 'underage'
  | 'common_password'
  | 'same_as_old'
  | 'same_as_password';

/** One wrong field; `min` and `max` belong into the rule's message. */
export interface WrongField {
  field: string;
  rule: PatternId | OwnRule;
  min?: number;
  max?: number;
}

/**
 * Checks one text against one rule of the configuration.
 *
 * @returns null when it fits
 */
export const checkField = (field: string, text: string, rule: FieldRule): WrongField | null => {
  if (text === '') return rule.required ? { field, rule: 'required' } : null;
  const { patternId, minLength: min, maxLength: max } = rule;
  const length = countGraphemes(text);
  const fits = length >= min && length <= max && isAccepted(text, rule);
  return fits ? null : { field, rule: patternId, min, max };
};

/** `*` accepts all, an empty pattern leaves it to the catalogue, anything else is an expression. */
const isAccepted = (text: string, { acceptedPattern, patternId }: FieldRule): boolean => {
  if (acceptedPattern === '') return fitsPattern(patternId, text);
  if (!fitsCalendar(patternId, text)) return false;
  return acceptedPattern === '*' || new RegExp(`^(?:${acceptedPattern})$`, 'u').test(text);
};
