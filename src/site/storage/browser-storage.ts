/** What the site needs of a storage of the browser. */
export interface BrowserStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  keys: () => string[];
  clear: () => void;
}

/**
 * A storage that never throws. Where the browser forbids its own (cookies off, a strict frame) or
 * has no room left, the page's memory holds the values instead: they last until it is left.
 */
const orMemory = (find: () => Storage): BrowserStorage => {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(find());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...memory.keys(), ...attempt((storage) => Object.keys(storage), [])],
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
  };
};

/** Stays on this device from visit to visit. */
export const deviceStorage = orMemory(() => localStorage);

/** Stays while this tab is open. */
export const tabStorage = orMemory(() => sessionStorage);
