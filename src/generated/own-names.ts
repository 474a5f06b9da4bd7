/* Generated from src/locales by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

/** Every translated language by its own name. */
export const ownNames = {
  en: 'English',
  my: 'မြန်မာ',
  'zh-Hans': '简体中文',
};
