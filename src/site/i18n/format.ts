import { formatMoney } from '#domain/format-money.ts';
import { dateStyle, intlLanguage } from '#domain/intl-language.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { ownName } from './own-name.ts';

/** How a date is written: only the day, or the day with the time. */
export type DateForm = 'date' | 'dateTime';

/** Texts from numbers, money and dates in one language, currency and time zone. */
export interface Format {
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** @param ratio 0.012 is 1.2 % */
  percent: (ratio: number) => string;
  /** @param minor whole minor units by ISO 4217 (cents) */
  money: (minor: number, currency?: string) => string;
  /** @param iso RFC 3339 */
  date: (iso: string, form?: DateForm) => string;
  /** A language's name in that language itself. */
  languageName: (language: LanguageCode) => string;
}

/** Making one takes as long as writing some hundred numbers. */
const formats = new Map<string, Intl.NumberFormat>();

/** Writes a number in a language's figures. */
export const formatNumber = (
  language: string,
  value: number,
  options?: Intl.NumberFormatOptions,
): string => {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(intlLanguage(language), options);
  formats.set(key, format);
  return format.format(value);
};

/** Makes the formatter of one language. Dates are told in the merchant's time zone. */
export const createFormat = (
  language: LanguageCode,
  { currency, timeZone }: { currency: string; timeZone: string },
): Format => ({
  number: (value, options) => formatNumber(language, value, options),
  percent: (ratio) => formatNumber(language, ratio, { style: 'percent', maximumFractionDigits: 2 }),
  money: (minor, other = currency) => formatMoney(minor, { currency: other, language }),
  date: (iso, form = 'date') =>
    new Intl.DateTimeFormat(intlLanguage(language), {
      dateStyle: dateStyle(language),
      ...(form === 'dateTime' && { timeStyle: 'short' }),
      timeZone,
    }).format(new Date(iso)),
  languageName: ownName,
});
