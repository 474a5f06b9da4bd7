import type { i18n } from 'i18next';
import { atom } from 'jotai';

import type { LanguageCode } from '#generated/merchant-config.ts';

import { clearCaches } from '../storage/cached.ts';
import { loadMessages } from './locales.ts';
import { deviceStorage } from '../storage/browser-storage.ts';

/** Where the visitor's choice of language stays; the blocking script in the page reads it too. */
export const LANGUAGE_KEY = 'livery.language';

/** This site's i18next; set before anything renders. */
export const i18nAtom = atom<i18n | null>(null);

/** The language that the site speaks now. */
export const languageAtom = atom<LanguageCode>('en');

/** The language that was asked for last: of two quick choices the later one holds. */
const askedAtom = atom<LanguageCode | null>(null);

/**
 * Changes the language: loads its words, remembers the choice, and forgets what was cached in the
 * former language, so that it is fetched anew.
 *
 * @returns false when its words could not be fetched; then nothing changes
 */
export const chooseLanguageAtom = atom(null, async (get, set, language: LanguageCode) => {
  const i18n = get(i18nAtom);
  set(askedAtom, language);
  if (!i18n || language === get(languageAtom)) return true;
  if (!i18n.hasResourceBundle(language, 'translation')) {
    const words = await loadMessages(language).catch(() => null);
    if (words === null) return false;
    i18n.addResourceBundle(language, 'translation', words);
  }
  if (get(askedAtom) !== language) return true;
  await i18n.changeLanguage(language);
  deviceStorage.setItem(LANGUAGE_KEY, language);
  clearCaches();
  set(languageAtom, language);
  return true;
});
