import { useLanguage } from './use-language.ts';

/**
 * Gives the language of a text to mark it with: undefined where it is the page's own, which needs
 * no mark.
 */
export const useOtherLanguage = (): ((language: string) => string | undefined) => {
  const own = useLanguage();
  return (language) => (language === own ? undefined : language);
};
