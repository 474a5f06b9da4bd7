import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useSettings } from '../settings/use-settings.ts';
import { languagePart } from './address-language.ts';
import { useLanguage } from './use-language.ts';

/**
 * Lets the address name the language that was chosen on the page: what is passed on then opens in it.
 * An address without a language stays so until another language is chosen.
 */
export const useLanguageInAddress = (): void => {
  const settings = useSettings();
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const first = useRef(language);
  const isChosen = useRef(false);

  useEffect(() => {
    isChosen.current ||= first.current !== language;
    const named = languagePart(location.pathname, settings);
    if (!isChosen.current && named === '') return;
    const wanted = language === settings.initial.language ? '' : `/${language}`;
    if (named === wanted) return;
    // The router's own note of the entry stays with it.
    history.replaceState(history.state, '', wanted + pathname + search + hash);
  }, [pathname, search, hash, language, settings]);
};
