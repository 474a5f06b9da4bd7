import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useSettings } from '../settings/use-settings.ts';
import { isServedHead } from './served-head.ts';
import { useLanguage, useLocalized } from './use-language.ts';

/** Keeps the description of a page that was not sent as it is shown in the chosen language. */
export const useDescriptionOnPage = (): void => {
  const { brand } = useSettings();
  const language = useLanguage();
  const { pathname } = useLocation();
  const description = useLocalized()(brand.description);

  useEffect(() => {
    if (pathname !== '' && isServedHead(language)) return;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [pathname, language, description]);
};
