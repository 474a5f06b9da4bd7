import type { RegisterUser } from '#api/member.ts';
import { readMobileNumber } from '#domain/mobile-number.ts';
import type { RegisterRules } from '#domain/register-fields.ts';

/** What is told about a person and kept as it was written. */
const TOLD = [
  'payeeName',
  'birthday',
  'email',
  'mobileNum',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
] as const;

/** The enabled fields that were filled in; a mobile number in E.164, an email in lower case. */
export const profileOf = (input: RegisterUser, rules: RegisterRules): Record<string, string> => {
  const told = TOLD.filter((field) => rules[field].enabled && input[field]).map((field) => [
    field,
    input[field] ?? '',
  ]);
  const profile = Object.fromEntries(told) as Record<string, string>;
  if (profile.email) profile.email = profile.email.toLowerCase();
  if (profile.mobileNum)
    profile.mobileNum =
      readMobileNumber(profile.mobileNum, input.countryDialingCode) ?? profile.mobileNum;
  return profile;
};
