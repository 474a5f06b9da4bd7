import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { countryCodes } from '#api/system.ts';
import { handle } from '../../base/endpoints/handler.ts';

interface Country {
  countryCode: string;
  countryDialingCode: string;
  name: string;
}

const known = new Map<string, Country[]>();

/** Every country of the phone metadata, by name in the asked language. */
export const countryCodesHandler = handle(countryCodes, (_input, { language }) => ({
  countries: known.get(language) ?? listCountries(language),
}));

const listCountries = (language: string): Country[] => {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const { compare } = new Intl.Collator([language, 'en']);
  const countries = getCountries()
    .map((countryCode) => ({
      countryCode,
      countryDialingCode: `+${getCountryCallingCode(countryCode)}`,
      name: names.of(countryCode) ?? countryCode,
    }))
    .toSorted((one, other) => compare(one.name, other.name));
  known.set(language, countries);
  return countries;
};
