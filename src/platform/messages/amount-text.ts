import { intlLanguage } from '#domain/intl-language.ts';
import { minorDigits } from '#domain/minor-digits.ts';

/**
 * An amount as a message tells it, with the currency's code: an SMS has no room for doubt about a
 * symbol.
 *
 * @param minor whole minor units by ISO 4217, from 0
 */
export const amountText = (minor: number, currency: string, language: string): string => {
  const digits = minorDigits(currency);
  const figures = String(minor).padStart(digits + 1, '0');
  const at = figures.length - digits;
  const text = digits === 0 ? figures : `${figures.slice(0, at)}.${figures.slice(at)}`;
  const written = new Intl.NumberFormat(intlLanguage(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Exact: a text of figures is not read as a float.
  }).format(text as Intl.StringNumericLiteral);
  // A no-break space would double the price of an SMS: it is in no alphabet of 7 bits.
  return written.replace(/\s/gu, ' ');
};
