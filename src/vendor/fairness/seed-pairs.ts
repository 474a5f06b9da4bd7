import { randomBytes } from 'node:crypto';
import type { GamesTransaction, StoredPair } from '../database/games-tables.ts';
import { sealText } from '../database/sealed-columns.ts';
import { sql } from '../database/sql.ts';
import { seedHash } from './node-draw.ts';

const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** A secret that nobody can foresee, as hex text. */
export const makeSeed = (bytes = SEED_BYTES): string => randomBytes(bytes).toString('hex');

/** The pair from which a player's next rounds follow; made, and thereby fixed, where there is none. */
export const seedPairOf = async (tx: GamesTransaction, playerId: number): Promise<StoredPair> => {
  const found = await tx
    .selectFrom('seedPair')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('revealedAt', 'is', null)
    .executeTakeFirst();
  return found ?? insertPair(tx, playerId, makeSeed(CLIENT_SEED_BYTES));
};

/** Begins a new pair; the one before must have been revealed. */
export const insertPair = (
  tx: GamesTransaction,
  playerId: number,
  clientSeed: string,
): Promise<StoredPair> => {
  const serverSeed = makeSeed();
  return tx
    .insertInto('seedPair')
    .values({
      playerId,
      serverSeed: sealText(serverSeed),
      serverSeedHash: seedHash(serverSeed),
      clientSeed,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/**
 * Takes the next number of a player's pair: each is used for one round, for good.
 *
 * @returns the pair with the number that was taken
 */
export const takeNonce = async (tx: GamesTransaction, playerId: number): Promise<StoredPair> => {
  const { id } = await seedPairOf(tx, playerId);
  const pair = await tx
    .updateTable('seedPair')
    .set({ nonce: sql<number>`nonce + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...pair, nonce: pair.nonce - 1 };
};
