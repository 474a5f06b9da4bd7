import type { i18n } from 'i18next';
import { atom } from 'jotai';

import type { LanguageCode } from '#generated/merchant-config.ts';

import { clearCachesAtom } from '../session/cached.state.ts';
import { loadWords } from './locales.ts';

/** Where the visitor's choice of language stays; the blocking script in the page reads it too. */
export const LANGUAGE_KEY = 'livery.language';

/** This site's i18next; set before anything renders. */
export const i18nAtom = atom<i18n | null>(null);

/** The language that the site speaks now. */
export const languageAtom = atom<LanguageCode>('en');

/**
 * Changes the language: loads its words, remembers the choice, and forgets what was cached in the
 * former language, so that it is fetched anew.
 */
export const chooseLanguageAtom = atom(null, async (get, set, language: LanguageCode) => {
  const i18n = get(i18nAtom);
  if (!i18n || language === get(languageAtom)) return;
  if (!i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', await loadWords(language));
  }
  await i18n.changeLanguage(language);
  localStorage.setItem(LANGUAGE_KEY, language);
  set(clearCachesAtom);
  set(languageAtom, language);
});
