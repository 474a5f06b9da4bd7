const PREFIX = 'livery.cache.';

/** Empties what the session keeps of earlier answers; on a change of language. */
export const clearCaches = (): void => {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
};

/**
 * An answer kept earlier in this session; undefined when there is none, or none that can be read.
 *
 * @param name such as `hotGames.RNG`; the language need not be part of it
 */
export const readCache = (name: string): unknown => {
  const text = sessionStorage.getItem(PREFIX + name);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Keeps an answer for the rest of the session; silently does not where storage is full. */
export const writeCache = (name: string, value: unknown): void => {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A full storage costs a request, nothing more.
  }
};
