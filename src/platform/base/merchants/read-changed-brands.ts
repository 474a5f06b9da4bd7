import { updateStored } from '#config/resolve/update-stored.ts';
import { createSharing } from '#config/resolve/share-values.ts';
import type { Database } from '../database/tables.ts';
import type { Merchant } from '../endpoints/handler.ts';

/** Brands that are read, checked and shared at once: another process may have imported all of a large fleet. */
const MOST_AT_ONCE = 50;

/** Brands as they are served now. */
export interface ServedBrands {
  /** Those that are as they were are the same objects. */
  merchants: readonly Merchant[];
  /** By the id of each brand that is another one now, what is served in its place; null: nothing. */
  changed: ReadonlyMap<number, Merchant | null>;
}

/**
 * The brands that are served now, as they were imported last: those alone are read that have changed.
 *
 * @param served as this process has them
 * @param since the number that `readVersion` said when they were read
 * @returns a brand that a newer version stored, and this one cannot read, stays as it is here
 */
export const readChangedBrands = async (
  database: Database,
  served: readonly Merchant[],
  since: number,
): Promise<ServedBrands> => {
  const { share } = createSharing();
  const changed = new Map<number, Merchant | null>();
  for (let last = 0, isMore = true; isMore;) {
    const rows = await readSome(database, since, last);
    for (const { id, code, active, config: stored } of rows) {
      const { config, misfits } = updateStored(stored);
      if (!active) changed.set(id, null);
      else if (misfits.length === 0) changed.set(id, { id, code, config: share(config) });
    }
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === MOST_AT_ONCE;
  }
  if (changed.size === 0) return { merchants: served, changed };
  const had = new Set(served.map(({ id }) => id));
  const kept = served.flatMap((each) => {
    const now = changed.get(each.id);
    return now === null ? [] : [now ?? each];
  });
  const added = [...changed.values()].filter((each) => each !== null && !had.has(each.id));
  return { merchants: [...kept, ...(added as Merchant[])], changed };
};

const readSome = (database: Database, since: number, after: number) =>
  database
    .selectFrom('merchant')
    .select(['id', 'code', 'active', 'config'])
    .where('changedIn', '>', since)
    .where('id', '>', after)
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
