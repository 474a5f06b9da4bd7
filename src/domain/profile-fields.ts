import { ageOn } from './age.ts';
import { checkField, type WrongField } from './check-field.ts';
import type { FieldRule, RegisterField, RegisterRules } from './register-fields.ts';

/** What a profile asks for and the registration form does not. */
const PROFILE_ONLY = ['address', 'nationality', 'occupation', 'sourceOfIncome', 'skype'] as const;

export type ProfileOnlyField = (typeof PROFILE_ONLY)[number];

/** What the rules of a profile hang on. */
export interface ProfileCheck {
  rules: RegisterRules;
  /** The longest text of a field that the registration form does not have. */
  maxLength: number;
  /** The age in years that a birthday must reach. */
  minimumAge: number;
  today: Date;
}

/** The rule of a profile's field: the registration form's, where it has one. Nothing is required. */
export const profileRuleOf = (
  field: RegisterField | ProfileOnlyField,
  { rules, maxLength }: Pick<ProfileCheck, 'rules' | 'maxLength'>,
): FieldRule => {
  if (field === 'birthday') return { ...BIRTHDAY };
  if (!isProfileOnly(field)) return { ...rules[field], enabled: true, required: false };
  const text = { ...BIRTHDAY, patternId: 'length' as const, minLength: 2, maxLength };
  if (field === 'nationality')
    return { ...text, acceptedPattern: '[A-Z]{2}', patternId: 'alphanumeric', maxLength: 2 };
  return text;
};

/** The profile's date field writes days in one way, whatever a form of registration asks for. */
const BIRTHDAY: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: '',
  patternId: 'dateYmd',
  minLength: 10,
  maxLength: 10,
};

const isProfileOnly = (field: RegisterField | ProfileOnlyField): field is ProfileOnlyField =>
  (PROFILE_ONLY as readonly string[]).includes(field);

/**
 * Checks one field of a profile; an empty text is always right.
 *
 * @returns null when it fits
 */
export const checkProfileField = (
  field: RegisterField | ProfileOnlyField,
  text: string,
  check: ProfileCheck,
): WrongField | null => {
  const wrong = checkField(field, text, profileRuleOf(field, check));
  if (wrong || field !== 'birthday' || text === '') return wrong;
  return ageOn(text, check.today) < check.minimumAge
    ? { field, rule: 'underage', min: check.minimumAge }
    : null;
};
