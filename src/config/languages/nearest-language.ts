import type { LanguageCode } from '#generated/merchant-config.ts';
import { translatedLanguages } from './translated-languages.ts';

const primary = (language: string): string | undefined => language.split('-')[0];

/** The translated language nearest to a wanted one: itself, one that differs by script or region, English. */
export const nearestLanguage = (wanted: string): LanguageCode =>
  translatedLanguages().find((language) => language === wanted) ??
  translatedLanguages().find((language) => primary(language) === primary(wanted)) ??
  'en';
