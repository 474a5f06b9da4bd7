import type { LanguageCode } from '#generated/merchant-config.ts';

import type { Settings } from '../settings/settings.ts';
import { locales } from './locales.ts';

/**
 * The languages that a visitor may choose: the merchant's, as far as they are translated. A
 * merchant of whose languages none is translated yet opens in its fallback, or else in English.
 */
export const availableLanguages = ({ languages }: Pick<Settings, 'languages'>): LanguageCode[] => {
  const translated = languages.list.filter((language) => language in locales);
  if (translated.length > 0) return translated;
  return [languages.fallback in locales ? languages.fallback : 'en'];
};

/**
 * The language to open with: the visitor's last choice if it is offered, else the one that the
 * home page was prerendered in, else the merchant's fallback.
 */
export const openingLanguage = (
  settings: Pick<Settings, 'languages' | 'initial'>,
  chosen: string | null,
): LanguageCode => {
  const offered = availableLanguages(settings);
  const offer = (wanted: string | null) => offered.find((language) => language === wanted);
  return (
    offer(chosen) ??
    offer(settings.initial.language) ??
    offer(settings.languages.fallback) ??
    offered[0] ??
    'en'
  );
};
