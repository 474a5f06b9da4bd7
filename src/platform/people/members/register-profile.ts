import type { RegisterUser } from '#api/member.ts';
import { readMobileNumber } from '#domain/mobile-number.ts';
import type { RegisterRules } from '#domain/register-fields.ts';

/** What is told about a person. */
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

/** The enabled fields that were filled in: days as ISO 8601, numbers as E.164, emails in lower case. */
export const profileOf = (input: RegisterUser, rules: RegisterRules): Record<string, string> => {
  const told = TOLD.filter((field) => rules[field].enabled && input[field]).map((field) => [
    field,
    input[field] ?? '',
  ]);
  const profile = Object.fromEntries(told) as Record<string, string>;
  if (profile.birthday) profile.birthday = toIsoDay(profile.birthday);
  if (profile.email) profile.email = profile.email.toLowerCase();
  if (profile.mobileNum)
    profile.mobileNum =
      readMobileNumber(profile.mobileNum, input.countryDialingCode) ?? profile.mobileNum;
  return profile;
};

/** A form may ask for MM-dd-yyyy; what is kept is the same day, the year first. */
const toIsoDay = (day: string): string => day.replace(/^(\d\d-\d\d)-(\d{4})$/, '$2-$1');
