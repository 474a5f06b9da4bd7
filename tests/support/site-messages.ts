import type { i18n } from 'i18next';
import en from '#generated/site-words/en.ts';
import my from '#generated/site-words/my.ts';
import zhHans from '#generated/site-words/zh-Hans.ts';
import { createI18n } from '#site/i18n/create-i18n.ts';
import type { Messages } from '#site/i18n/locales.ts';

const t = (language: 'en' | 'my' | 'zh-Hans', words: unknown): i18n['t'] =>
  // A rule holds every language to the keys of English.
  createI18n(language, words as Messages).t;

/** The site's own words in English: what a test looks for is never a literal. */
export const say = t('en', en);

/** The site's own words in Burmese. */
export const sayMy = t('my', my);

/** The site's own words in simplified Chinese. */
export const sayZh = t('zh-Hans', zhHans);
