import type { GamesTransaction, StoredSharedRound } from '../database/games-tables.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { endOfBet, settleSharedBet, takeBackSharedBet } from '../settlement/settle-shared-bet.ts';

/**
 * Ends a round and settles the bets on it that were not cashed out. Those whose stake is still on
 * its way are settled when the wallet answers.
 *
 * @param how `void` breaks it off: every stake goes back
 * @returns the messages that tell the wallets
 */
export const endSharedRound = (
  { database }: VendorContext,
  id: string,
  how: 'ended' | 'void',
): Promise<readonly number[]> =>
  database.transaction().execute(async (tx) => {
    const round = await tx
      .selectFrom('sharedRound')
      .selectAll()
      .where('id', '=', id)
      .where('status', 'in', ['open', 'running'])
      .forUpdate()
      .executeTakeFirst();
    if (!round) return [];
    await tx
      .updateTable('sharedRound')
      // From now on everybody may see them.
      .set({ status: how, seed: round.seed, outcome: JSON.stringify(round.outcome ?? null) })
      .where('id', '=', id)
      .execute();
    return endBets(tx, round, how);
  });

const endBets = async (
  tx: GamesTransaction,
  round: StoredSharedRound,
  how: 'ended' | 'void',
): Promise<readonly number[]> => {
  const bets = await tx
    .selectFrom('sharedBet')
    .selectAll()
    .where('roundId', '=', round.id)
    .where('status', '=', 'placed')
    .forUpdate()
    .execute();
  const told: number[] = [];
  for (const bet of bets)
    told.push(
      how === 'ended'
        ? await settleSharedBet(tx, round, bet, endOfBet(round, bet))
        : await takeBackSharedBet(tx, bet),
    );
  return told;
};
