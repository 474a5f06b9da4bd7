import type { LanguageCode } from '#generated/merchant-config.ts';
import type en from '#locales/en.json';

/** Every word of the site; English is the source and gives the keys. */
export type Words = typeof en;

/** A file of words. The compile cuts it in two: what the first page says, and the rest. */
interface WordsFile {
  default: unknown;
  later?: () => Promise<{ default: unknown }>;
}

type Load = () => Promise<WordsFile>;

/**
 * The languages that are translated, each a file of its own: a site carries only its merchant's.
 * The build reads this list too.
 */
export const locales: Partial<Record<LanguageCode, Load>> = {
  en: () => import('#locales/en.json', { with: { type: 'json' } }),
  my: () => import('#locales/my.json', { with: { type: 'json' } }),
  'zh-Hans': () => import('#locales/zh-Hans.json', { with: { type: 'json' } }),
};

/** The words that the first page says; `loadLater` fetches all others, if any are left. */
export interface FirstWords {
  words: Partial<Words>;
  loadLater: () => Promise<Partial<Words>>;
}

/** Loads the first words of one translated language. Throws when the language is not translated. */
export const loadFirstWords = async (language: LanguageCode): Promise<FirstWords> => {
  const load = locales[language];
  if (!load) throw new Error(`The language ${language} is not translated.`);
  const { default: words, later } = await load();
  // The parity test holds every file to the keys of en.json.
  return {
    words: words as Partial<Words>,
    loadLater: async () => (await later?.())?.default ?? {},
  };
};

/** Loads all words of one translated language. Throws when the language is not translated. */
export const loadWords = async (language: LanguageCode): Promise<Words> => {
  const { words, loadLater } = await loadFirstWords(language);
  // Both parts together are the whole file.
  return { ...words, ...(await loadLater()) } as Words;
};
