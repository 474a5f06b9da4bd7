import type { FieldError } from '#api/envelope.ts';
import { checkRegistration, type RegisterInput } from '#domain/check-registration.ts';
import {
  type RegisterField,
  registerFieldNames,
  type RegisterRules,
} from '#domain/register-fields.ts';

import type { RegisterValues } from './register-fields.ts';

/** What a check of the form needs to know beside the entries. */
export interface FormCheck {
  rules: RegisterRules;
  fields: readonly RegisterField[];
  minimumAge: number;
  brandName: string;
  /** Now when left out. */
  today?: Date;
  /** Whether a number can exist in a country; null while that is not known here. */
  isPhone: ((mobileNum: RegisterValues['mobileNum']) => boolean) | null;
}

/** Passwords go as they were typed; every other text is trimmed. */
const SECRETS: readonly RegisterField[] = ['password', 'confirmPassword', 'paymentPassword'];

/** The date field gives yyyy-MM-dd; the merchant's pattern may want it another way round. */
export const birthdayText = (day: string, rules: Pick<RegisterRules, 'birthday'>): string =>
  rules.birthday.patternId === 'dateMdy' && day !== '' ? `${day.slice(5)}-${day.slice(0, 4)}` : day;

/** The entries of the shown fields, as texts that the platform understands. */
export const enteredTexts = (
  values: RegisterValues,
  { fields, rules }: Pick<FormCheck, 'fields' | 'rules'>,
): RegisterInput =>
  Object.fromEntries(fields.map((field) => [field, enteredText(field, values, rules)]));

const enteredText = (
  field: RegisterField,
  values: RegisterValues,
  rules: RegisterRules,
): string => {
  if (field === 'mobileNum') return values.mobileNum.number;
  if (field === 'birthday') return birthdayText(values.birthday, rules);
  return SECRETS.includes(field) ? values[field] : values[field].trim();
};

/** What is wrong with the form, by the very check that the platform makes. */
export const checkRegister = (values: RegisterValues, check: FormCheck): FieldError[] => {
  const { rules, fields, minimumAge, brandName, today = new Date(), isPhone } = check;
  const input = enteredTexts(values, check);
  // A number that need not be told needs no code when it is not.
  const isCodeless = !input.mobileNum;
  const skip = registerFieldNames.filter(
    (field) => !fields.includes(field) || (field === 'verificationCode' && isCodeless),
  );
  const wrong: FieldError[] = checkRegistration(input, {
    rules,
    skip,
    minimumAge,
    brandName,
    today,
  });
  const phoneIsChecked = wrong.some(({ field }) => field === 'mobileNum') || !input.mobileNum;
  if (!phoneIsChecked && isPhone?.(values.mobileNum) === false) {
    wrong.push({ field: 'mobileNum', rule: 'phone' });
  }
  return wrong;
};
