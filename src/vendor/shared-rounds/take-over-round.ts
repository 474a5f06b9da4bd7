import type { StoredSharedRound } from '../database/games-tables.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { endSharedRound } from './end-shared-round.ts';
import type { SharedGame } from '../chains/open-shared-round.ts';
import { kindOfShared } from '../settlement/played-sharedly.ts';
import { settleTaken } from './settle-taken.ts';

/** The interval of the leader's heartbeat. */
export const LED_EVERY_MS = 1000;

/** So long may a curve climb without a leader before its players have been kept from their money. */
const MAX_UNLED_MS = 5000;

/** The round of a game that has not ended; undefined when there is none. */
export const findUnfinished = (
  { database }: VendorContext,
  { merchant, nodeId }: Pick<SharedGame, 'merchant' | 'nodeId'>,
): Promise<StoredSharedRound | undefined> =>
  database
    .selectFrom('sharedRound')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('nodeId', '=', nodeId)
    .where('status', 'in', ['open', 'running'])
    .orderBy('openedAt')
    .limit(1)
    .executeTakeFirst();

/**
 * Whether a round that was left behind can go on as if nothing had happened. Where players take
 * their money while it runs, they must not have been kept from it: neither for long, nor until the
 * end. Everything else was fixed when the round was drawn.
 */
const canGoOn = (round: StoredSharedRound, now: number): boolean => {
  if (!kindOfShared(round).cashOutMinor || now < round.runsAt.getTime()) return true;
  const unledSince = Math.max(round.ledAt.getTime(), round.runsAt.getTime());
  return now < round.endsAt.getTime() && now - unledSince <= MAX_UNLED_MS;
};

/**
 * Takes over a round whose leader is gone: a kill, an error, a lost connection.
 *
 * @returns null when it goes on; otherwise every stake on it goes back that was not taken before,
 *   and these are the messages that tell the wallets
 */
export const takeOverRound = async (
  context: VendorContext,
  round: StoredSharedRound,
): Promise<readonly number[] | null> => {
  if (canGoOn(round, context.now())) return null;
  // What the curve had passed while somebody still led it was taken.
  const ledMs = round.ledAt.getTime() + LED_EVERY_MS - round.runsAt.getTime();
  const paid = await settleTaken(context, round, ledMs);
  return [...paid, ...(await endSharedRound(context, round.id, 'void'))];
};
