/* Generated from src/locales by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

/** The words of the games’ pages. */
export const gameWords = {
  en: () => import('../locales/en/games.json', { with: { type: 'json' } }),
  my: () => import('../locales/my/games.json', { with: { type: 'json' } }),
  'zh-Hans': () => import('../locales/zh-Hans/games.json', { with: { type: 'json' } }),
};
