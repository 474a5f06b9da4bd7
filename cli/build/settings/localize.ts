import type { LanguageCode, LocalizedText } from '#generated/merchant-config.ts';

/**
 * The language that a text is shown in: the wanted one; else the first of the others that it is
 * written in; else whatever it has.
 *
 * @param others in order of preference
 */
export const shownLanguage = (
  text: LocalizedText,
  language: LanguageCode,
  ...others: LanguageCode[]
): LanguageCode =>
  [language, ...others, 'en' as const, ...(Object.keys(text) as LanguageCode[])].find(
    (each) => text[each] !== undefined,
  ) ?? language;

/** A text in one language, or in the one that takes its place. */
export const localize = (
  text: LocalizedText,
  language: LanguageCode,
  ...others: LanguageCode[]
): string => text[shownLanguage(text, language, ...others)] ?? '';
