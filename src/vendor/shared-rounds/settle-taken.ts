import type { StoredSharedBet, StoredSharedRound } from '../database/games-tables.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { kindOfShared } from '../settlement/played-sharedly.ts';
import { settleSharedBet } from '../settlement/settle-shared-bet.ts';

type Placed = Pick<StoredSharedBet, 'bet' | 'stakeMinor' | 'status'>;

/**
 * When the money of the next bet is taken without its player.
 *
 * @returns ms of the run; infinite when no open bet comes as far
 */
export const nextTakenMs = (round: StoredSharedRound, bets: readonly Placed[]): number => {
  const { takenByItself } = kindOfShared(round);
  if (!takenByItself) return Number.POSITIVE_INFINITY;
  const moments = bets
    .filter(({ status }) => status === 'placed')
    .map((bet) => takenByItself(round.model, round.outcome, bet)?.atMs ?? Number.POSITIVE_INFINITY);
  return Math.min(...moments);
};

/**
 * Settles the bets whose money a round has taken by itself so far: at what was asked for, however
 * late this runs. A bet that was settled by any other way stands as it is.
 *
 * @param elapsedMs how far the run has come
 * @returns the messages that tell the wallets
 */
export const settleTaken = async (
  { database }: VendorContext,
  round: StoredSharedRound,
  elapsedMs: number,
): Promise<readonly number[]> => {
  const { takenByItself } = kindOfShared(round);
  if (!takenByItself) return [];
  return database.transaction().execute(async (tx) => {
    const bets = await tx
      .selectFrom('sharedBet')
      .selectAll()
      .where('roundId', '=', round.id)
      .where('status', '=', 'placed')
      .orderBy('id')
      .forUpdate()
      .execute();
    const told: number[] = [];
    for (const bet of bets) {
      const taken = takenByItself(round.model, round.outcome, bet);
      if (!taken || taken.atMs > elapsedMs) continue;
      const { payoutMinor, multiplier } = taken;
      told.push(
        await settleSharedBet(tx, round, bet, { status: 'cashed', payoutMinor, multiplier }),
      );
    }
    return told;
  });
};
