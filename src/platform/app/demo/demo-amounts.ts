import { minorDigits } from '#domain/minor-digits.ts';

/** About how many of a currency make one US dollar; only the demo world's sizes hang on it. */
const perDollar: Record<string, number> = {
  AED: 3.7,
  BDT: 120,
  BRL: 5.5,
  CNY: 7.2,
  EUR: 0.9,
  GBP: 0.8,
  HKD: 7.8,
  IDR: 16_000,
  INR: 84,
  IRR: 42_000,
  JPY: 150,
  KHR: 4_100,
  KRW: 1_350,
  LAK: 21_500,
  MMK: 2_100,
  MYR: 4.4,
  PHP: 57,
  PLN: 4,
  RUB: 95,
  THB: 34,
  TRY: 34,
  UAH: 41,
  USD: 1,
  VND: 25_000,
};

/**
 * What so many dollars are in a currency, rounded to two leading digits and a half.
 *
 * @returns whole minor units
 */
export const demoAmountMinor = (dollars: number, currency: string): number => {
  const major = dollars * (perDollar[currency] ?? 1);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(major)) - 2);
  return Math.round(major / step) * step * 10 ** minorDigits(currency);
};
