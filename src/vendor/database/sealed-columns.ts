import type { KyselyPlugin, UnknownRow } from 'kysely';
import { openSecret, sealSecret } from '#platform/base/sealing/seal-secret.ts';
import type { GamesDatabase } from './games-tables.ts';

/*
 * What a player must not know yet is sealed with `LIVERY_SEAL_KEY`: the seeds that rounds will follow
 * from, what an open shared round will come to, the hidden cards of an open round. Whoever reads this
 * database, or a copy of it, foresees nothing. What is out stands there as it is.
 */

/** A text as its column takes it while it is a secret; itself without the key. */
export const sealText = (secret: string): string => sealSecret(secret);

/** A value as its JSON column takes it while it is a secret. */
export const sealJson = (value: unknown): string => {
  const text = JSON.stringify(value ?? null);
  const sealed = sealSecret(text);
  return sealed === text ? text : JSON.stringify(sealed);
};

type Open = (stored: string) => unknown;

const openText: Open = (stored) => openSecret(stored);
const openJson: Open = (stored) => {
  const opened = openSecret(stored);
  return opened === stored ? stored : JSON.parse(opened);
};

/** Columns that may hold something sealed, as they are called in a row. */
const sealedColumns = new Map<string, Open>([
  ['serverSeed', openText],
  ['lastSeed', openText],
  ['seed', openText],
  ['outcome', openJson],
  ['state', openJson],
  ['pending', openJson],
]);

const openRow = (row: UnknownRow): UnknownRow => {
  for (const [column, open] of sealedColumns) {
    const stored = row[column];
    if (typeof stored === 'string') row[column] = open(stored);
  }
  return row;
};

/** Opens what is sealed in every row that is read; it comes after the plugin that renames columns. */
export const openSealed: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: result.rows.map(openRow) }),
};

/** How many rows are sealed by one look. */
const AT_ONCE = 1000;

/** Seals the seeds that were stored before there was a key: of pairs in use, and of all chains. */
export const sealSeeds = async (database: GamesDatabase): Promise<void> => {
  if (sealText('') === '') return;
  while (await sealPairs(database)) {
    // Until none is left.
  }
  const chains = await database
    .selectFrom('sharedChain')
    .select(['id', 'lastSeed'])
    .where('lastSeed', 'not like', 'v1.%')
    .execute();
  for (const { id, lastSeed } of chains)
    await database
      .updateTable('sharedChain')
      .set({ lastSeed: sealText(lastSeed) })
      .where('id', '=', id)
      .execute();
};

const sealPairs = async (database: GamesDatabase): Promise<boolean> => {
  const pairs = await database
    .selectFrom('seedPair')
    .select(['id', 'serverSeed'])
    .where('revealedAt', 'is', null)
    .where('serverSeed', 'not like', 'v1.%')
    .limit(AT_ONCE)
    .execute();
  for (const { id, serverSeed } of pairs)
    await database
      .updateTable('seedPair')
      .set({ serverSeed: sealText(serverSeed) })
      .where('id', '=', id)
      .where('revealedAt', 'is', null)
      .execute();
  return pairs.length > 0;
};
