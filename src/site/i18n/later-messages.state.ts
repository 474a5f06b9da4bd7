import { atom } from 'jotai';

import { i18nAtom, languageAtom } from './language.state.ts';
import type { FirstMessages } from './locales.ts';

/** Between two attempts: the network may be down for a moment. */
const RETRY_MS = 2000;

const comingAtom = atom<Promise<void> | null>(null);

/** Done when every word is there; null when it is so already. */
export const messagesLoadingAtom = atom((get) => get(comingAtom));

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const fetchUntilThere = async (load: FirstMessages['loadLater'], retryMs: number) => {
  for (;;) {
    try {
      return await load();
    } catch {
      await pause(retryMs);
    }
  }
};

/**
 * Fetches the words that the first page does not say, in the language that the site started in; it
 * tries until they have come. A language that is chosen later comes whole.
 */
export const fetchLaterMessagesAtom = atom(
  null,
  (get, set, load: FirstMessages['loadLater'], retryMs: number = RETRY_MS): Promise<void> => {
    const [i18n, language] = [get(i18nAtom), get(languageAtom)];
    const add = async (): Promise<void> => {
      const words = await fetchUntilThere(load, retryMs);
      i18n?.addResourceBundle(language, 'translation', words, true);
      set(comingAtom, null);
    };
    const coming = add();
    set(comingAtom, coming);
    return coming;
  },
);
