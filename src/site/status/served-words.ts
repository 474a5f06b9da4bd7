import { languagePart } from '../i18n/address-language.ts';
import type { Settings } from '../settings/settings.ts';

/** A page of the brand's own words, as it came with the document. */
export interface ServedWords {
  /** The language that the page was asked for in. */
  language: string;
  title: string;
  html: string;
  /** The language of the text, which may be another one where it is not translated. */
  textLanguage: string;
}

/**
 * The words of a page that the brand has written itself. They stand in the document, so that nothing is fetched for
 * them; a link to such a page loads the document anew.
 *
 * @param path without a language, as the router has it
 * @returns undefined where the document is that of another page
 */
export const servedWords = (path: string, settings: Settings): ServedWords | undefined => {
  const words = document.querySelector('[data-words]');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const article = words?.closest('article');
  if (!words || !article || !canonical) return undefined;
  const { pathname } = new URL(canonical.href);
  if (pathname.slice(languagePart(pathname, settings).length) !== path.replace(/\/$/, ''))
    return undefined;
  return {
    language: canonical.hreflang,
    title: article.querySelector('h1')?.textContent ?? '',
    html: words.innerHTML,
    textLanguage: article.lang,
  };
};
