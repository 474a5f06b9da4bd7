import { useAtomValue } from 'jotai';

import type { LanguageCode, LocalizedText } from '#generated/merchant-config.ts';

import { useSettings } from '../settings/use-settings.ts';
import { languageAtom } from './language.state.ts';
import { localized } from './localized.ts';

/** The language that the site speaks now. */
export const useLanguage = (): LanguageCode => useAtomValue(languageAtom);

/** Picks a merchant's own text in the language that the site speaks now. */
export const useLocalized = (): ((text: LocalizedText) => string) => {
  const settings = useSettings();
  const language = useLanguage();
  return (text) => localized(text, language, settings);
};
