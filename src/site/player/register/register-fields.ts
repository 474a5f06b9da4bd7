import type { RegisterField, RegisterRules } from '#domain/register-fields.ts';
import { registerFieldNames } from '#domain/register-fields.ts';

import type { PhoneValue } from '#components/PhoneInput/PhoneInput.tsx';

/** A field of the form that holds a plain text. */
export type TextFieldName = Exclude<RegisterField, 'mobileNum' | 'verificationCode'>;

/** What the form holds: a text per field, the phone with its country, and the two consents. */
export type RegisterValues = Record<TextFieldName, string> & {
  mobileNum: PhoneValue;
  agreeTerms: boolean;
  agreePrivacy: boolean;
};

/** A field that this form can show. */
export type ShownField = TextFieldName | 'mobileNum';

/**
 * The fields to show, in the form's order: those that the merchant has switched on.
 *
 * The SMS code is left out: it belongs to the registration by mobile number, which has a form and
 * a call of its own. An invitation code out of the address takes the place of its field.
 */
export const shownFields = (
  rules: RegisterRules,
  { invited }: { invited: boolean },
): ShownField[] =>
  registerFieldNames.filter(
    (name): name is ShownField =>
      name !== 'verificationCode' && rules[name].enabled && !(name === 'affiliateCode' && invited),
  );

/** The form before anything is typed. */
export const emptyValues = (countryCode: string): RegisterValues => {
  const texts = Object.fromEntries(registerFieldNames.map((name) => [name, '']));
  return {
    ...(texts as Record<TextFieldName, string>),
    mobileNum: { countryCode, number: '' },
    agreeTerms: false,
    agreePrivacy: false,
  };
};
