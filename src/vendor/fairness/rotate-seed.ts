import type { AnswerOf } from '#api/endpoint.ts';
import type { playFairness, RevealedPair, rotateSeed, SeedPair } from '#api/play-fairness.ts';
import type { PlaySession, StoredPair } from '../database/games-tables.ts';
import { refuse } from '../context/refusal.ts';
import { lockPlayer } from '../sessions/lock-player.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { insertPair, seedPairOf } from './seed-pairs.ts';

/** How many pairs that were shown a page lists. */
const SHOWN = 10;

const toShown = ({ serverSeedHash, clientSeed, nonce }: StoredPair): SeedPair => ({
  serverSeedHash,
  clientSeed,
  nonce,
});

const toRevealed = (pair: StoredPair): RevealedPair => ({
  ...toShown(pair),
  serverSeed: pair.serverSeed,
  revealedAt: (pair.revealedAt ?? new Date()).toISOString(),
});

/** The pair that holds, and those that were shown. */
export const readFairness = (
  { database }: VendorContext,
  { playerId }: PlaySession,
): Promise<AnswerOf<typeof playFairness>> =>
  database.transaction().execute(async (tx) => {
    // Two tabs that ask at once must not begin two pairs.
    await lockPlayer(tx, playerId);
    const now = await seedPairOf(tx, playerId);
    const revealed = await tx
      .selectFrom('seedPair')
      .selectAll()
      .where('playerId', '=', playerId)
      .where('revealedAt', 'is not', null)
      .orderBy('revealedAt', 'desc')
      .limit(SHOWN)
      .execute();
    return { now: toShown(now), revealed: revealed.map(toRevealed) };
  });

/**
 * Shows the secret of the pair that holds and begins a new one. Not while a round is open: its
 * hidden cards follow from that secret.
 */
export const rotateSeeds = (
  { database }: VendorContext,
  { playerId }: PlaySession,
  clientSeed: string,
): Promise<AnswerOf<typeof rotateSeed>> =>
  database.transaction().execute(async (tx) => {
    await lockPlayer(tx, playerId);
    const open = await tx
      .selectFrom('round')
      .select('id')
      .where('playerId', '=', playerId)
      .where('status', 'in', ['staking', 'open', 'rolling_back'])
      .executeTakeFirst();
    if (open) refuse('round_open', { roundId: open.id });
    const { id, serverSeed } = await seedPairOf(tx, playerId);
    const revealed = await tx
      .updateTable('seedPair')
      // From now on everybody may see it.
      .set({ revealedAt: new Date(), serverSeed })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const now = await insertPair(tx, playerId, clientSeed);
    return { now: toShown(now), revealed: toRevealed(revealed) };
  });
