import type { PhoneCountry } from '#components/PhoneInput/PhoneInput.tsx';

import type { Country } from './countries.state.ts';

/** The countries as the phone field wants them: dialling codes without their plus sign. */
export const phoneCountries = (countries: readonly Country[]): PhoneCountry[] =>
  countries.map(({ countryCode, countryDialingCode, name }) => ({
    countryCode,
    dialingCode: countryDialingCode.replace('+', ''),
    name,
  }));

/** The dialling code of a country with its plus sign; undefined when it is not in the list. */
export const dialingCodeOf = (
  countries: readonly Country[],
  countryCode: string,
): string | undefined =>
  countries.find((country) => country.countryCode === countryCode)?.countryDialingCode;

/**
 * The country to begin with: where the visitor is, else the one of the merchant's currency, whose
 * ISO 4217 code begins with the country's own (MMK: MM).
 *
 * @param located ISO 3166-1 alpha-2, when the platform knows it
 */
export const likelyCountry = (located: string | null, currency: string): string =>
  located ?? currency.slice(0, 2);
