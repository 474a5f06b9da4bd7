import type { GameModel } from '#games/shared/rules/game-model.ts';
import type { GamesTransaction, StoredSharedRound } from '../database/games-tables.ts';
import { sealJson, sealText } from '../database/sealed-columns.ts';
import { sql } from '../database/sql.ts';
import { nodeDraw, seedHash } from '../fairness/node-draw.ts';
import type { SharedKind } from '#games/shared/server/shared-kind.ts';
import { makeRoundId } from '../context/number-round.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { seedAt } from './hash-chain.ts';
import { asReady, type ReadyChain, readyChain } from './ready-chain.ts';

/** A game whose rounds a brand's players share. */
export interface SharedGame {
  merchant: string;
  nodeId: number;
  gameCode: string;
  gameName: string;
  model: GameModel;
  kind: SharedKind;
}

/**
 * Draws and opens the next round of a game; whatever happens in it is fixed from now on.
 *
 * @throws {BeaconUnavailable} when a new chain needs a value that cannot be read
 * @throws {Error} when a round of the game has not ended: it never has two at once, whoever leads
 */
export const openSharedRound = async (
  context: VendorContext,
  game: SharedGame,
): Promise<StoredSharedRound> => {
  const { id } = await readyChain(context, game);
  return context.database.transaction().execute(async (tx) => {
    const { merchant, nodeId, gameCode, gameName, model, kind } = game;
    await refuseTwoAtOnce(tx, game);
    const chain = await takeFromChain(tx, id);
    const index = chain.used;
    const seed = seedAt(chain.lastSeed, chain.length, index);
    const draw = nodeDraw({ serverSeed: seed, clientSeed: chain.clientSeed, nonce: index });
    const outcome = kind.draw(model, draw);
    const { openMs, runMs, restMs } = kind.phases(model, outcome);
    const { sharedPause } = context.times;
    const now = context.now();
    const runsAt = now + openMs * sharedPause;
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
        seed: sealText(seed),
        seedHash: seedHash(seed),
        outcome: sealJson(outcome),
        status: 'open',
        openedAt: new Date(now),
        runsAt: new Date(runsAt),
        endsAt: new Date(runsAt + runMs),
        restsUntil: new Date(runsAt + runMs + restMs * sharedPause),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
};

/** Two leaders cannot be, but for the moment in which one has not noticed that it is none any more. */
const refuseTwoAtOnce = async (
  tx: GamesTransaction,
  { merchant, nodeId }: SharedGame,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open ${merchant} ${nodeId}`}, 0))`.execute(
    tx,
  );
  const unfinished = await tx
    .selectFrom('sharedRound')
    .select('id')
    .where('merchant', '=', merchant)
    .where('nodeId', '=', nodeId)
    .where('status', 'in', ['open', 'running'])
    .executeTakeFirst();
  if (unfinished) throw new Error(`the shared round ${unfinished.id} has not ended`);
};

/** Takes the next place of the game's chain; `used` is its number. */
const takeFromChain = async (tx: GamesTransaction, chainId: number): Promise<ReadyChain> => {
  const chain = await tx
    .updateTable('sharedChain')
    .set({ used: sql<number>`used + 1` })
    .where('id', '=', chainId)
    .where('used', '<', sql<number>`length`)
    .returningAll()
    .executeTakeFirstOrThrow();
  return asReady(chain);
};
