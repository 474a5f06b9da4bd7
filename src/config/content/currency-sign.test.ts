import { expect, test, vi } from 'vitest';
import { signLanguages } from '#generated/currency-signs.ts';
import { askCurrencySign } from './ask-currency-sign.ts';
import { currencySign } from './currency-sign.ts';

test('each currency is marked in each language as Intl writes it, and Intl is not asked for it', () => {
  const asked = vi.spyOn(Intl, 'NumberFormat');
  const signs = Intl.supportedValuesOf('currency').flatMap((currency) =>
    signLanguages.map((language) => [currency, language, currencySign(currency, language)]),
  );
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();

  expect(signs.length).toBeGreaterThan(5000);
  for (const [currency = '', language = '', sign] of signs)
    expect(sign, `${currency} in ${language}`).toBe(askCurrencySign(currency, language));
});

test('a language or a currency that no brand can have is asked for', () => {
  expect(currencySign('CNY', 'sv')).toBe(askCurrencySign('CNY', 'sv'));
  expect(currencySign('XTS', 'en')).toBe(askCurrencySign('XTS', 'en'));
});
