import type { LanguageCode } from '#generated/merchant-config.ts';

/**
 * Whether the page that was sent speaks for what is shown now: its title and its description are
 * those of this very address in this language, and better than those that the site makes.
 */
export const isServedHead = (language: LanguageCode): boolean => {
  const own = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return own?.hreflang === language && own.href.endsWith(location.pathname);
};
