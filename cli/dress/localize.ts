import type { LanguageCode, LocalizedText } from '#generated/merchant-config.ts';

/**
 * A text in one language; else in the first of the others that has it; else whatever there is.
 *
 * @param others in order of preference
 */
export const localize = (
  text: LocalizedText,
  language: LanguageCode,
  ...others: LanguageCode[]
): string => {
  for (const each of [language, ...others, 'en' as const]) {
    const found = text[each];
    if (found !== undefined) return found;
  }
  return Object.values(text)[0] ?? '';
};
