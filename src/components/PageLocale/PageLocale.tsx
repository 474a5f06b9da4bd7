import { type ReactNode, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

const watchPageLanguage = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
};

const pageLanguage = (): string => document.documentElement.lang || 'en';

/**
 * Gives react-aria the language and direction of the page (`<html lang>`) instead of the
 * browser's: a popover opens on the right side in Arabic, a date has the page's month names.
 */
export const PageLocale = ({ children }: { children: ReactNode }) => {
  const language = useSyncExternalStore(watchPageLanguage, pageLanguage, () => 'en');
  return <I18nProvider locale={language}>{children}</I18nProvider>;
};
