import type { FieldError } from '#api/envelope.ts';
import type { ProfileField, WrittenProfile } from '#api/profile.ts';
import { ageOn } from '#domain/age.ts';
import { checkField } from '#domain/check-field.ts';
import type { FieldRule, RegisterRules } from '#domain/register-fields.ts';

/** What the form holds: a text for each field that the brand shows, '' for none. */
export type ProfileValues = Partial<Record<ProfileField, string>>;

/** What a profile is checked against. */
export interface ProfileCheck {
  /** A rule of the registration form holds here, too. */
  rules: Partial<RegisterRules>;
  /** The length of any other field. */
  textMaxLength: number;
  minimumAge: number;
  today: Date;
}

const free = (maxLength: number): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'length',
  minLength: 1,
  maxLength,
});

const ruleOf = (field: ProfileField, { rules, textMaxLength }: ProfileCheck): FieldRule => {
  const rule = field in rules ? rules[field as keyof RegisterRules] : undefined;
  // What registering asks for was given then; here any field may stay empty.
  return rule?.enabled ? { ...rule, required: false } : free(textMaxLength);
};

/** What is wrong with the fields that have changed. */
export const checkProfile = (written: WrittenProfile, check: ProfileCheck): FieldError[] =>
  (Object.entries(written) as [ProfileField, string][]).flatMap(([field, text]) => {
    if (text === '') return [];
    if (field === 'birthday') return checkBirthday(text, check);
    const wrong = checkField(field, text, ruleOf(field, check));
    return wrong ? [wrong] : [];
  });

const checkBirthday = (text: string, check: ProfileCheck): FieldError[] => {
  const rule: FieldRule = { ...free(10), acceptedPattern: '', patternId: 'dateYmd' };
  if (checkField('birthday', text, rule)) return [{ field: 'birthday', rule: 'birthday' }];
  return ageOn(text, check.today) < check.minimumAge
    ? [{ field: 'birthday', rule: 'underage', min: check.minimumAge }]
    : [];
};

/** The fields that differ from what the account has; an emptied one is sent as ''. */
export const changedFields = (
  values: ProfileValues,
  known: Readonly<Record<ProfileField, string | null>>,
  locked: readonly ProfileField[],
): WrittenProfile =>
  Object.fromEntries(
    (Object.entries(values) as [ProfileField, string][])
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([field, text]) => !locked.includes(field) && text !== (known[field] ?? '')),
  );
