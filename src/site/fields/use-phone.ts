import { useAtomValue, useStore } from 'jotai';

import type { PhoneValue } from '#components/PhoneInput/PhoneInput.tsx';

import { useLanguage } from '../i18n/use-language.ts';
import { useRemoteQuery } from '../remote/use-remote-query.ts';
import { locationAtom } from '../session/system-status.state.ts';
import { useSettings } from '../settings/use-settings.ts';

import {
  countriesHereAtom,
  countriesQuery,
  type Country,
  neededCountriesAtom,
} from './countries.state.ts';
import { dialingCodeOf, likelyCountry } from './dialling.ts';

/** What a form with a phone number needs to know. */
export interface UsedPhone {
  /** Empty while they are on their way. */
  countries: readonly Country[];
  /** Nothing typed yet, in the country where the visitor most likely is. */
  empty: PhoneValue;
  /** Whether such a number can exist; null when that cannot be told here. */
  isPhone: (value: PhoneValue) => Promise<boolean | null>;
  /** The number as the calls take it; the dialling code has its plus sign. */
  toCall: (value: PhoneValue) => { mobileNum: string; countryDialingCode: string };
}

/**
 * The phone number of a form: countries, the likely one, and the check of a number.
 *
 * @param asked false while the form shows no such field: nothing is fetched then
 */
export const usePhone = (asked = true): UsedPhone => {
  const { currency } = useSettings();
  const store = useStore();
  const language = useLanguage();
  const located = useAtomValue(locationAtom)?.country ?? null;
  const countries = useRemoteQuery(countriesQuery, asked ? { language } : null).value ?? [];
  return {
    countries,
    empty: { countryCode: likelyCountry(located, currency), number: '' },
    // The list may have come since the form was drawn, or not at all.
    isPhone: async (value) => canExist(value, await store.set(neededCountriesAtom, language)),
    toCall: ({ countryCode, number }) => ({
      mobileNum: number,
      countryDialingCode: dialingCodeOf(store.get(countriesHereAtom)(language), countryCode) ?? '',
    }),
  };
};

/** The platform's own check, with its heavy tables; without them, or the countries, the platform decides alone. */
const canExist = async (
  { countryCode, number }: PhoneValue,
  countries: readonly Country[],
): Promise<boolean | null> => {
  if (countries.length === 0) return null;
  try {
    const { readMobileNumber } = await import('#domain/mobile-number.ts');
    return readMobileNumber(number, dialingCodeOf(countries, countryCode)) !== null;
  } catch {
    return null;
  }
};
