import { formatMoney } from '#domain/format-money.ts';

/**
 * What stands beside an amount of a currency in a language, as `Intl` has it; empty where it is nothing.
 *
 * @param currency ISO 4217
 * @param language BCP-47
 */
export const askCurrencySign = (currency: string, language: string): string =>
  formatMoney(1, { currency, language, digits: 0 }).replaceAll(
    /[\p{Nd}\p{Z}\u200E\u200F.,-]/gu,
    '',
  );
