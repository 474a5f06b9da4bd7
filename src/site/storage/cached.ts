import { tabStorage } from './browser-storage.ts';

const PREFIX = 'livery.cache.';

/** Empties what the session keeps of earlier answers; on a change of language. */
export const clearCaches = (): void => {
  for (const key of tabStorage.keys()) {
    if (key.startsWith(PREFIX)) tabStorage.removeItem(key);
  }
};

/**
 * An answer kept earlier in this session; undefined when there is none, or none that can be read.
 *
 * @param name such as `hotGames.RNG`; the language need not be part of it
 */
export const readCache = (name: string): unknown => {
  const text = tabStorage.getItem(PREFIX + name);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Keeps an answer for the rest of the session. */
export const writeCache = (name: string, value: unknown): void =>
  tabStorage.setItem(PREFIX + name, JSON.stringify(value));
