import { decimalAmount } from './decimal-text.ts';
import { intlLanguage } from './intl-language.ts';
import { minorDigits } from './minor-digits.ts';

export interface MoneyFormat {
  /** ISO 4217. */
  currency: string;
  /** BCP-47; decides digits, separators and where the symbol stands. */
  language: string;
  /** Decimals to show; by default all of the currency's, and none for a round amount of a
   * currency whose coins are out of use. */
  digits?: number | undefined;
  /** Writes a plus before gains too. */
  signed?: boolean | undefined;
}

/** Currencies whose minor unit exists on paper only. */
const COINLESS = 'AFN IDR IRR KHR LAK LBP MGA MMK MNT PKR SLL SOS SYP UZS YER'.split(' ');

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = ({ currency, language, digits, signed }: MoneyFormat): Intl.NumberFormat => {
  const key = `${language} ${currency} ${digits} ${signed}`;
  const known = formats.get(key);
  if (known) return known;
  const decimals = digits ?? minorDigits(currency);
  const made = new Intl.NumberFormat(intlLanguage(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'negative',
    ...(digits === undefined && COINLESS.includes(currency)
      ? { trailingZeroDisplay: 'stripIfInteger' as const }
      : {}),
  });
  formats.set(key, made);
  return made;
};

/**
 * Writes an amount in a language's own way.
 *
 * @param minor whole minor units by ISO 4217
 */
export const formatMoney = (minor: number, format: MoneyFormat): string =>
  formatOf(format).format(decimalAmount(minor, format.currency));
