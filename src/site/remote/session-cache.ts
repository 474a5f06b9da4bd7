import { readCache, writeCache } from '../storage/cached.ts';

import type { RemoteCache } from './remote-query.ts';

/** The part of a zod schema that is needed to check what was kept. */
interface Schema<Value> {
  safeParse: (kept: unknown) => { success: true; data: Value } | { success: false };
}

/**
 * Keeps the last answer of a call for the session. Another key (another language, say) replaces
 * it, so that the store holds one answer per name.
 *
 * @param loadSchema fetches what checks the kept answer: anything on this page can write the store
 */
export const sessionCache = <Value>(
  name: string,
  loadSchema: () => Promise<Schema<Value>>,
): RemoteCache<Value> => ({
  read: async (key) => {
    const kept = readCache(name);
    if (!isEntry(kept) || kept.key !== key) return null;
    const read = (await loadSchema()).safeParse(kept.value);
    return read.success ? read.data : null;
  },
  write: (key, value) => writeCache(name, { key, value }),
});

const isEntry = (kept: unknown): kept is { key: string; value: unknown } =>
  typeof kept === 'object' && kept !== null && 'key' in kept && 'value' in kept;
