import type { LanguageCode } from '#generated/merchant-config.ts';
import type en from '#generated/site-words/en.ts';
import { siteWords } from '#generated/site-words.ts';

/** Every word of the site; English is the source and gives the keys. */
export type Messages = typeof en;

/** The words of a language. The compile cuts it in two: what the first page says, and the rest. */
interface MessagesFile {
  default: unknown;
  later?: () => Promise<{ default: unknown }>;
}

type Load = () => Promise<MessagesFile>;

/** The languages that are translated: the folders of src/locales. A site carries its merchant's. */
export const locales: Partial<Record<LanguageCode, Load>> = siteWords;

/** The words that the first page says; `loadLater` fetches all others, if any are left. */
export interface FirstMessages {
  words: Partial<Messages>;
  loadLater: () => Promise<Partial<Messages>>;
}

/** Loads the first words of one translated language. Throws when the language is not translated. */
export const loadFirstMessages = async (language: LanguageCode): Promise<FirstMessages> => {
  const load = locales[language];
  if (!load) throw new Error(`The language ${language} is not translated.`);
  const { default: words, later } = await load();
  // A rule holds every language to the keys of English.
  return {
    words: words as Partial<Messages>,
    loadLater: async () => (await later?.())?.default ?? {},
  };
};

/** Loads all words of one translated language. Throws when the language is not translated. */
export const loadMessages = async (language: LanguageCode): Promise<Messages> => {
  const { words, loadLater } = await loadFirstMessages(language);
  // Both parts together are all of them.
  return { ...words, ...(await loadLater()) } as Messages;
};
