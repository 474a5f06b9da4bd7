import { useEffect } from 'react';

import { textDirection } from '#domain/text-direction.ts';

import { useSettings } from '../settings/use-settings.ts';
import { useLanguage, useLocalized } from './use-language.ts';

/** Keeps `lang`, `dir` and the page's description in the chosen language. */
export const useLanguageOnPage = (): void => {
  const { brand } = useSettings();
  const language = useLanguage();
  const description = useLocalized()(brand.description);

  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = textDirection(language);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [language, description]);
};
