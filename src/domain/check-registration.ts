import { ageOn } from './age.ts';
import { checkField, type WrongField } from './check-field.ts';
import { isCommonPassword } from './password-strength.ts';
import { type RegisterField, registerFieldNames, type RegisterRules } from './register-fields.ts';

export type RegisterInput = Partial<Record<RegisterField, string | undefined>>;

/** What the check needs beside the fields. */
export interface RegisterCheck {
  rules: RegisterRules;
  /** Fields that another step checks; they are passed over here. */
  skip?: readonly RegisterField[];
  /** The age in years that a birthday must reach. */
  minimumAge: number;
  /** The brand's name: no good password. */
  brandName: string;
  today: Date;
}

/**
 * Checks every field that a merchant has enabled.
 *
 * @returns all wrong fields in the form's order, at most one rule for each
 */
export const checkRegistration = (input: RegisterInput, check: RegisterCheck): WrongField[] =>
  registerFieldNames
    .filter((field) => check.rules[field].enabled && !check.skip?.includes(field))
    .flatMap((field) => checkOne(field, input, check) ?? []);

const checkOne = (
  field: RegisterField,
  input: RegisterInput,
  check: RegisterCheck,
): WrongField | null => {
  const text = input[field] ?? '';
  if (field === 'confirmPassword') {
    if (text === '') return { field, rule: 'required' };
    return text === input.password ? null : { field, rule: 'mismatch' };
  }
  return checkField(field, text, check.rules[field]) ?? checkMeaning(field, text, input, check);
};

const checkMeaning = (
  field: RegisterField,
  text: string,
  input: RegisterInput,
  check: RegisterCheck,
): WrongField | null => {
  if (text === '') return null;
  if (field === 'password' && isCommonPassword(text, [input.username ?? '', check.brandName]))
    return { field, rule: 'common_password' };
  if (field === 'paymentPassword' && text === input.password)
    return { field, rule: 'same_as_password' };
  if (field === 'birthday' && ageOn(text, check.today) < check.minimumAge)
    return { field, rule: 'underage', min: check.minimumAge };
  return null;
};
