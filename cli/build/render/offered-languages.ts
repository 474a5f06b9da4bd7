import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';

/**
 * The languages that a site can offer: the merchant's, as far as the words are there; without any,
 * its fallback or English. The rule is that of `src/site/i18n/available-languages.ts`.
 *
 * @param translated the languages that the compile has words of
 */
export const offeredLanguages = (
  { languages }: Pick<MerchantConfig, 'languages'>,
  translated: readonly string[],
): LanguageCode[] => {
  const offered = languages.list.filter((language) => translated.includes(language));
  if (offered.length > 0) return offered;
  return [translated.includes(languages.fallback) ? languages.fallback : 'en'];
};

/**
 * The language that a first visit opens in, and that the home page is prerendered in.
 *
 * @param offered from `offeredLanguages`
 */
export const openingLanguage = (
  { languages }: Pick<MerchantConfig, 'languages'>,
  offered: readonly LanguageCode[],
): LanguageCode =>
  [languages.default, languages.fallback].find((language) => offered.includes(language)) ??
  offered[0] ??
  'en';
