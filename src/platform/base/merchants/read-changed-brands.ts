import { updateStored } from '#config/resolve/update-stored.ts';
import type { Database } from '../database/tables.ts';
import type { Merchant } from '../endpoints/handler.ts';

/** What a process knows of each brand: the hash of the files that it was imported from, by its code. */
export type KnownHashes = ReadonlyMap<string, string>;

/**
 * The brands that are served now, as they were imported last.
 *
 * @param served as this process has them
 * @returns those of `served` that are as they were stay the same objects; a brand that a newer version
 *   stored, and this one cannot read, stays as it is here
 */
export const readChangedBrands = async (
  database: Database,
  served: readonly Merchant[],
  known: KnownHashes,
): Promise<{ merchants: Merchant[]; hashes: KnownHashes }> => {
  const rows = await database
    .selectFrom('merchant')
    .select(['code', 'contentHash'])
    .where('active', '=', true)
    .orderBy('code')
    .execute();
  const hashes = new Map(rows.map(({ code, contentHash }) => [code, contentHash]));
  const changed = rows.filter(({ code, contentHash }) => known.get(code) !== contentHash);
  const read = await readBrands(
    database,
    changed.map(({ code }) => code),
  );
  const had = new Set(served.map(({ code }) => code));
  const kept = served.flatMap((each) =>
    hashes.has(each.code) ? [read.get(each.code) ?? each] : [],
  );
  const added = [...read.values()].filter(({ code }) => !had.has(code));
  return { merchants: [...kept, ...added], hashes };
};

const readBrands = async (
  database: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Merchant>> => {
  if (codes.length === 0) return new Map();
  const rows = await database
    .selectFrom('merchant')
    .select(['id', 'code', 'config'])
    .where('code', 'in', codes)
    .execute();
  return new Map(
    rows.flatMap(({ id, code, config: stored }) => {
      const { config, misfits } = updateStored(stored);
      return misfits.length > 0 ? [] : [[code, { id, code, config }] as const];
    }),
  );
};
