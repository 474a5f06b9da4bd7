/* Generated from src/locales by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

/** The words of the site; a site carries only its own languages. */
export const siteWords = {
  en: () => import('./site-words/en.ts'),
  my: () => import('./site-words/my.ts'),
  'zh-Hans': () => import('./site-words/zh-Hans.ts'),
};
