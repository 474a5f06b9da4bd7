import type { i18n } from 'i18next';
import { createStore } from 'jotai';

import type { LanguageCode } from '#generated/merchant-config.ts';

import { callAtom } from './client/call.state.ts';
import { createCall } from './client/create-call.ts';
import { homeSectionsAtom } from './pages/home-sections.state.ts';
import { memberPartsAtom } from './member-parts/member-parts.state.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { i18nAtom, languageAtom } from './i18n/language.state.ts';
import type { Messages } from './i18n/locales.ts';
import { memberPartsOf, sectionsOf } from './parts.ts';
import { refusalSeenAtom } from './session/refusal-seen.state.ts';
import { tokenAtom } from './session/token.state.ts';
import { settingsAtom } from './settings/settings.state.ts';
import type { Settings } from './settings/settings.ts';

export type Store = ReturnType<typeof createStore>;

/** One site at work: its state and its words. */
export interface RunningSite {
  store: Store;
  i18n: i18n;
}

/** What a site starts from. */
export interface SiteStart {
  settings: Settings;
  language: LanguageCode;
  /** The words of `language` that the first page says. */
  words: Partial<Messages>;
  /** Told of a word that is missing. */
  onMissingWord?: (key: string) => void;
  /** Where the platform answers. */
  origin: string;
}

/** Makes the state and the messages of one site. Touches neither storage nor network. */
export const createSite = ({
  settings,
  language,
  words,
  origin,
  onMissingWord,
}: SiteStart): RunningSite => {
  const store = createStore();
  const i18n = createI18n(language, words, onMissingWord);
  store.set(settingsAtom, settings);
  store.set(homeSectionsAtom, sectionsOf(settings));
  store.set(memberPartsAtom, memberPartsOf(settings));
  store.set(languageAtom, language);
  store.set(i18nAtom, i18n);
  store.set(
    callAtom,
    createCall({
      origin,
      token: () => store.get(tokenAtom),
      encrypts: () => settings.security.encryptCalls,
      onRefused: (refusal, token) => void store.set(refusalSeenAtom, refusal, token),
    }),
  );
  return { store, i18n };
};
