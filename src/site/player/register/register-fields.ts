import type { PhoneValue } from '#components/PhoneInput/PhoneInput.tsx';
import type { RegisterField, RegisterRules } from '#domain/register-fields.ts';
import { registerFieldNames } from '#domain/register-fields.ts';

/** A field of the form that holds a plain text. */
export type TextFieldName = Exclude<RegisterField, 'mobileNum'>;

/** What the form holds: a text per field, the phone with its country, and the two consents. */
export type RegisterValues = Record<TextFieldName, string> & {
  mobileNum: PhoneValue;
  agreeTerms: boolean;
  agreePrivacy: boolean;
};

/** What stands at the top of a form that has no username. */
const NUMBER_FIRST: readonly RegisterField[] = ['mobileNum', 'verificationCode'];

/**
 * The fields to show, in the form's order: those that the rules of this form switch on. An
 * invitation code out of the address takes the place of its field.
 */
export const shownFields = (
  rules: RegisterRules,
  { invited }: { invited: boolean },
): RegisterField[] => {
  const first = rules.username.enabled ? [] : NUMBER_FIRST;
  return [...first, ...registerFieldNames.filter((name) => !first.includes(name))].filter(
    (name) => rules[name].enabled && !(name === 'affiliateCode' && invited),
  );
};

/** The form before anything is typed. */
export const emptyValues = (mobileNum: PhoneValue): RegisterValues => {
  const texts = Object.fromEntries(registerFieldNames.map((name) => [name, '']));
  return {
    ...(texts as Record<TextFieldName, string>),
    mobileNum,
    agreeTerms: false,
    agreePrivacy: false,
  };
};
