import { minorDigits } from '#domain/minor-digits.ts';
import { formatMoney } from '#domain/format-money.ts';
import type { MoneyLimits, MoneyLabels } from './money-labels.ts';

/** An amount without decimals where they are all zero, whatever the currency: "€10". */
export const shortMoney = (minor: number, currency: string, language: string): string => {
  const isWhole = minor % 10 ** minorDigits(currency) === 0;
  return formatMoney(minor, { currency, language, ...(isWhole && { digits: 0 }) });
};

/** What the bounds of a field mean for its value, its quick amounts and its "All". */
export const amountLimits = (
  value: number | null,
  { minMinor = 0, maxMinor = Infinity, allMinor = 0, currency, language }: MoneyLimits,
  { tooLow, tooHigh }: MoneyLabels,
): { all: number; isOut: (minor: number) => boolean; limitError: string | undefined } => {
  const isOut = (minor: number): boolean => minor < minMinor || minor > maxMinor;
  const all = Math.max(0, Math.min(allMinor, maxMinor));
  if (value === null || !isOut(value)) return { all, isOut, limitError: undefined };
  const limitError =
    value < minMinor
      ? tooLow?.(shortMoney(minMinor, currency, language))
      : tooHigh?.(shortMoney(maxMinor, currency, language));
  return { all, isOut, limitError };
};
