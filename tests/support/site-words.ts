import type { i18n } from 'i18next';
import en from '#locales/en.json' with { type: 'json' };
import my from '#locales/my.json' with { type: 'json' };
import zhHans from '#locales/zh-Hans.json' with { type: 'json' };
import { createI18n } from '#site/i18n/create-i18n.ts';
import type { Words } from '#site/i18n/locales.ts';

const speak = (language: 'en' | 'my' | 'zh-Hans', words: unknown): i18n['t'] =>
  // The parity test holds every file to the keys of en.json.
  createI18n(language, words as Words).t;

/** The site's own words in English: what a test looks for is never a literal. */
export const say = speak('en', en);

/** The site's own words in Burmese. */
export const sayMy = speak('my', my);

/** The site's own words in simplified Chinese. */
export const sayZh = speak('zh-Hans', zhHans);
