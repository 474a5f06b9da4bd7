import type { Plugin } from 'vite';
import { translatedLanguages } from '#config/languages/translated-languages.ts';

/** One language's words of one part of React Aria. */
const WORDS =
  /[\\/]react-(?:aria|stately)(?:-components)?[\\/].*[\\/]intl[\\/].*?([a-z]{2}-[A-Z]{2})\.m?js$/;

/** The region that React Aria's words of a language stand under, where it is not the only one. */
const REGIONS: Record<string, string> = {
  'zh-Hans': 'zh-CN',
  'zh-Hant': 'zh-TW',
  'es-419': 'es-ES',
};

/** Whether a site in one of these languages could show words of a locale such as `de-DE`. */
const isSpoken = (locale: string, languages: readonly string[]): boolean =>
  locale === 'en-US' ||
  languages.some((language) => {
    const region = REGIONS[language] ?? language;
    return region.includes('-') ? region === locale : locale.startsWith(`${region}-`);
  });

/**
 * Leaves out what React Aria says in languages that the site is not translated to: it brings 34 of
 * them, in code that every brand loads. It takes a missing language for none.
 *
 * @see https://react-spectrum.adobe.com/react-aria/internationalization.html for the same idea
 */
export const pruneAriaMessages = (): Plugin => ({
  name: 'livery:prune-aria-words',
  enforce: 'pre',
  load: {
    filter: { id: WORDS },
    handler: (id) => {
      const locale = WORDS.exec(id)?.[1];
      if (locale === undefined || isSpoken(locale, translatedLanguages())) return null;
      return { code: 'export default undefined;', moduleSideEffects: false };
    },
  },
});
