import type { GameModel } from '#domain/games/game-model.ts';
import type { GamesTransaction, SharedChain, StoredSharedRound } from '../database/games-tables.ts';
import { sql } from '../database/sql.ts';
import { nodeDraw, seedHash } from '../fairness/node-draw.ts';
import { makeSeed } from '../fairness/seed-pairs.ts';
import type { SharedKind } from '../kinds/shared-kind.ts';
import { makeRoundId } from '../rounds/number-round.ts';
import type { VendorWorld } from '../world.ts';
import { seedAt, tipHashOf } from './hash-chain.ts';

/** Some days of the quickest game. */
const CHAIN_LENGTH = 10_000;

/** A game whose rounds a brand's players share. */
export interface SharedGame {
  merchant: string;
  nodeId: number;
  gameCode: string;
  gameName: string;
  model: GameModel;
  kind: SharedKind;
}

/** Draws and opens the next round of a game; whatever happens in it is fixed from now on. */
export const openSharedRound = (
  { database }: VendorWorld,
  game: SharedGame,
): Promise<StoredSharedRound> =>
  database.transaction().execute(async (tx) => {
    const { merchant, nodeId, gameCode, gameName, model, kind } = game;
    const chain = await takeFromChain(tx, game);
    const index = chain.used;
    const seed = seedAt(chain.lastSeed, chain.length, index);
    const draw = nodeDraw({ serverSeed: seed, clientSeed: chain.clientSeed, nonce: index });
    const outcome = kind.draw(model, draw);
    const { openMs, runMs, restMs } = kind.phases(model, outcome);
    const now = Date.now();
    return tx
      .insertInto('sharedRound')
      .values({
        id: makeRoundId(),
        chainId: chain.id,
        merchant,
        nodeId,
        gameCode,
        gameName,
        model: JSON.stringify(model),
        index,
        seed,
        seedHash: seedHash(seed),
        outcome: JSON.stringify(outcome),
        status: 'open',
        openedAt: new Date(now),
        runsAt: new Date(now + openMs),
        endsAt: new Date(now + openMs + runMs),
        restsUntil: new Date(now + openMs + runMs + restMs),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/** Takes the next place of the game's chain; `used` is its number. */
const takeFromChain = async (
  tx: GamesTransaction,
  { merchant, nodeId }: SharedGame,
): Promise<SharedChain> => {
  const last = await tx
    .selectFrom('sharedChain')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('nodeId', '=', nodeId)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const chain = last && last.used < last.length ? last : await insertChain(tx, merchant, nodeId);
  return tx
    .updateTable('sharedChain')
    .set({ used: sql<number>`used + 1` })
    .where('id', '=', chain.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

const insertChain = (
  tx: GamesTransaction,
  merchant: string,
  nodeId: number,
): Promise<SharedChain> => {
  const lastSeed = makeSeed();
  return tx
    .insertInto('sharedChain')
    .values({
      merchant,
      nodeId,
      lastSeed,
      length: CHAIN_LENGTH,
      tipHash: tipHashOf(lastSeed, CHAIN_LENGTH),
      clientSeed: `${merchant}-${nodeId}-${makeSeed(4)}`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
