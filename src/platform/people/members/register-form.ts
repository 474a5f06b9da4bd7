import type { RegisterUser } from '#api/member.ts';
import type { WrongField } from '#domain/check-field.ts';
import { checkRegistration } from '#domain/check-registration.ts';
import { readMobileNumber } from '#domain/mobile-number.ts';
import type { RegisterRules } from '#domain/register-fields.ts';
import type { RegisterVariant } from '#domain/register-variants.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';

/** What a form says, read. */
export interface RegisterForm {
  /** The merchant's rules, bent by its flags. */
  rules: RegisterRules;
  /** Case-folded; the number itself where the account is opened by it. */
  username: string;
  /** E.164; null when the form has none. */
  mobile: string | null;
}

/**
 * Checks every field of a registration.
 *
 * @throws {Refusal} `invalid_input` with all wrong fields
 */
export const checkRegisterForm = (
  variant: RegisterVariant,
  given: RegisterUser,
  rules: RegisterRules,
  { config }: Merchant,
): RegisterForm => {
  // People group the digits of a number; the rule is about the digits.
  const mobileNum = given.mobileNum?.replace(/[\s().-]/g, '');
  const input = { ...given, mobileNum };
  const wrong: WrongField[] = checkRegistration(input, {
    rules,
    // A number that need not be told needs no code when it is not.
    skip: mobileNum ? [] : ['verificationCode'],
    minimumAge: config.ages.minimum,
    brandName: config.brand.name,
    today: new Date(),
  });
  const mobile =
    rules.mobileNum.enabled && mobileNum
      ? readMobileNumber(mobileNum, input.countryDialingCode)
      : null;
  const isNumberWrong = wrong.some(({ field }) => field === 'mobileNum');
  if (rules.mobileNum.enabled && mobileNum && mobile === null && !isNumberWrong)
    wrong.push({ field: 'mobileNum', rule: 'phone' });
  if (!input.agreed) wrong.push({ field: 'agreed', rule: 'required' });
  if (wrong.length > 0) throw new Refusal('invalid_input', { fieldErrors: wrong });
  const username = variant === 'mobile' ? (mobile ?? '') : (input.username ?? '').toLowerCase();
  return { rules, username, mobile };
};
