import type { OpenTransaction } from '../../base/database/tables.ts';
import { sql } from '../../base/database/sql.ts';
import { isWrittenSince } from '../../base/partitions/written-since.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import type { FoundSession } from './game-session.ts';

/**
 * Whether a game takes a stake: it is open, and the stake lies within its bounds. What is added to a
 * round that is on (insurance, the second half of a split) may be below the least stake.
 *
 * @throws {Refusal} `game_maintenance`, `stake_out_of_range`
 */
export const refuseStake = async (
  tx: OpenTransaction,
  { session, merchant }: FoundSession,
  { stakeMinor, roundId }: { stakeMinor: number; roundId: string },
): Promise<void> => {
  const game = await tx
    .selectFrom('game')
    .leftJoin('merchantGame as own', (join) =>
      join.onRef('own.nodeId', '=', 'game.nodeId').on('own.merchantId', '=', merchant.id),
    )
    .select(
      sql<boolean>`not game.active or game.maintenance or coalesce(own.maintenance, false)`.as(
        'closed',
      ),
    )
    .where('game.nodeId', '=', session.nodeId)
    .executeTakeFirstOrThrow();
  if (game.closed) throw new Refusal('game_maintenance');
  const { leastStakeMinor: min, mostStakeMinor: max } = session;
  if (stakeMinor <= max && (stakeMinor >= min || (await isOn(tx, session, roundId)))) return;
  throw new Refusal('stake_out_of_range', { details: { min, max } });
};

/** A round that is on began within seven days; one more is left to clocks. */
const WITHIN_MS = 8 * 24 * 60 * 60_000;

/** Whether a bet of the round is there already. */
const isOn = async (
  tx: OpenTransaction,
  { merchantId, memberId, vendorCode, wallet, id }: FoundSession['session'],
  roundId: string,
): Promise<boolean> => {
  // Such bets are kept without their round.
  if (wallet === 'fun')
    return (
      (await tx
        .selectFrom('funBet')
        .select('status')
        .where('merchantId', '=', merchantId)
        .where('gameSessionId', '=', id)
        .where('status', '=', 'open')
        .limit(1)
        .executeTakeFirst()) !== undefined
    );
  return (
    (await tx
      .selectFrom('bet')
      .select('id')
      .where('merchantId', '=', merchantId)
      .where('memberId', '=', memberId)
      .where('vendorCode', '=', vendorCode)
      .where('roundId', '=', roundId)
      .where('status', '=', 'open')
      .where('placedAt', '>', sql<Date>`now() - interval '7 days'`)
      .where(isWrittenSince(new Date(Date.now() - WITHIN_MS)))
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
};
