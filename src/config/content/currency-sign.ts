import { currencySigns, signLanguages } from '#generated/currency-signs.ts';
import { askCurrencySign } from './ask-currency-sign.ts';

/**
 * What stands beside an amount of a currency in a language: out of a list, for the first format of numbers has V8 look through all
 * languages (10 ms), and an edit of a brand asks for nothing else of it.
 *
 * @param currency ISO 4217
 * @param language BCP-47
 */
export const currencySign = (currency: string, language: string): string => {
  const known = signLanguages.includes(language) ? currencySigns[currency] : undefined;
  return known?.[language] ?? known?.['other'] ?? askCurrencySign(currency, language);
};
