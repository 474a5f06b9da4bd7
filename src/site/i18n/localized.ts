import type { LanguageCode, LocalizedText } from '#generated/merchant-config.ts';

import type { Settings } from '../settings/settings.ts';

/**
 * The language that a merchant's own text is shown in: the wanted one if it is written in that,
 * else the merchant's default, its fallback, English, or whatever it has.
 *
 * @returns undefined for a text that is not written at all
 */
export const languageShown = (
  text: LocalizedText,
  language: LanguageCode,
  { languages }: Pick<Settings, 'languages'>,
): LanguageCode | undefined =>
  [
    language,
    languages.default,
    languages.fallback,
    'en' as const,
    ...(Object.keys(text) as LanguageCode[]),
  ].find((each) => text[each] !== undefined);

/** A merchant's own text in the wanted language, or in the one that takes its place. */
export const localized = (
  text: LocalizedText,
  language: LanguageCode,
  settings: Pick<Settings, 'languages'>,
): string => {
  const shown = languageShown(text, language, settings);
  return (shown && text[shown]) ?? '';
};
