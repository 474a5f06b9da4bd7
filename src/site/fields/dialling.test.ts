import { expect, test } from 'vitest';

import { dialingCodeOf, likelyCountry, phoneCountries } from './dialling.ts';

const countries = [{ countryCode: 'MM', countryDialingCode: '+95', name: 'Myanmar' }];

test('the field shows codes without the plus, the call sends them with it', () => {
  expect(phoneCountries(countries)).toEqual([
    { countryCode: 'MM', dialingCode: '95', name: 'Myanmar' },
  ]);
  expect(dialingCodeOf(countries, 'MM')).toBe('+95');
  expect(dialingCodeOf(countries, 'XX')).toBeUndefined();
});

test('the form begins where the visitor is, else in the country of the currency', () => {
  expect(likelyCountry('TH', 'MMK')).toBe('TH');
  expect(likelyCountry(null, 'MMK')).toBe('MM');
});
