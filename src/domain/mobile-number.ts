import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Reads a mobile number as a visitor types it.
 *
 * @param dialingCode the country's, with or without its plus sign; may be left out when the
 *   number itself begins with a plus
 * @returns the number in E.164, or null when no country has such a number
 */
export const readMobileNumber = (number: string, dialingCode?: string): string | null => {
  const digits = number.replace(/[^\d+]/g, '');
  const code = dialingCode?.replace(/\D/g, '');
  const international = digits.startsWith('+')
    ? digits
    : `+${code ?? ''}${digits.replace(/^0+/, '')}`;
  const parsed = parsePhoneNumberFromString(international);
  return parsed?.isValid() ? parsed.number : null;
};

/** The country of a number in E.164, as an ISO 3166-1 alpha-2 code; null when none has such a number. */
export const countryOfNumber = (number: string): string | null =>
  parsePhoneNumberFromString(number)?.country ?? null;
