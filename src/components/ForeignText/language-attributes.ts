import { textDirection } from '#domain/text-direction.ts';

/**
 * What tells an element's language and direction, for a text that may not be in the page's.
 *
 * @param language BCP-47; undefined for the page's own: then nothing is told
 */
export const languageAttributes = (
  language: string | undefined,
): { lang?: string; dir?: 'ltr' | 'rtl' } =>
  language === undefined ? {} : { lang: language, dir: textDirection(language) };
