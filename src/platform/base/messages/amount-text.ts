import { decimalText } from '#domain/decimal-text.ts';
import { intlLanguage } from '#domain/intl-language.ts';
import { minorDigits } from '#domain/minor-digits.ts';

/**
 * An amount as an SMS, a terminal and the payments' sandbox tell it, with the currency's code: they have no room for doubt about a
 * symbol, and many symbols would make an SMS dearer. What a member reads elsewhere is written by `formatMoney`.
 *
 * @param minor whole minor units by ISO 4217, from 0
 */
export const amountText = (minor: number, currency: string, language: string): string => {
  const digits = minorDigits(currency);
  const written = new Intl.NumberFormat(intlLanguage(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimalText(minor, digits));
  // A no-break space would double the price of an SMS: it is in no alphabet of 7 bits.
  return written.replace(/\s/gu, ' ');
};
