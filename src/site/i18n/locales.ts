import type { LanguageCode } from '#generated/merchant-config.ts';
import type en from '#locales/en.json';

/** Every word of the site; English is the source and gives the keys. */
export type Words = typeof en;

type Load = () => Promise<{ default: unknown }>;

/**
 * The languages that are translated, each a file of its own: a site carries only its merchant's.
 * The build reads this list too.
 */
export const locales: Partial<Record<LanguageCode, Load>> = {
  en: () => import('#locales/en.json', { with: { type: 'json' } }),
  my: () => import('#locales/my.json', { with: { type: 'json' } }),
  'zh-Hans': () => import('#locales/zh-Hans.json', { with: { type: 'json' } }),
};

/** Loads the words of one translated language. Throws when the language is not translated. */
export const loadWords = async (language: LanguageCode): Promise<Words> => {
  const load = locales[language];
  if (!load) throw new Error(`The language ${language} is not translated.`);
  const { default: words } = await load();
  // The parity test holds every file to the keys of en.json.
  return words as Words;
};
