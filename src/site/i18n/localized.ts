import type { LanguageCode, LocalizedText } from '#generated/merchant-config.ts';

import type { Settings } from '../settings/settings.ts';

/**
 * A merchant's own text in the wanted language; else in its default, its fallback, in English, or
 * in whatever language it has.
 */
export const localized = (
  text: LocalizedText,
  language: LanguageCode,
  { languages }: Pick<Settings, 'languages'>,
): string =>
  text[language] ??
  text[languages.default] ??
  text[languages.fallback] ??
  text.en ??
  Object.values(text)[0] ??
  '';
