import { againAfterDeadlock } from '../../base/database/again-after-deadlock.ts';
import { hashToken } from '../../people/access/opaque-token.ts';
import { isInMaintenance } from '../../base/sites/system-status.ts';
import { sql } from '../../base/database/sql.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import {
  answerOfRow,
  type BatchRow,
  createMessageBatches,
  nameOfMessage,
} from './message-batches.ts';
import { useNonce, type VendorAnswer } from './vendor-answer.ts';
import type { BetMessage } from './vendor-message.ts';
import type { VendorContext } from './vendor-context.ts';
import { readActiveBonus } from '../../money/bonuses/active-bonus.ts';
import { findPlayRefusal } from '../../people/protection/find-play-refusal.ts';
import { readGameSession, refuseEnded } from './game-session.ts';

/** Something stands against the next bets: thrown, so that the transaction rolls back. */
class NoPass extends Error {}

/**
 * Looks at everything that could stand against a player's next bets, and writes the pass by which
 * the database takes them.
 *
 * @returns false when something does, or a bonus is being played through: the bet then goes the long
 *   way, which says what it is
 */
const renewPlayPass = async (
  { database }: VendorContext,
  message: BetMessage,
): Promise<boolean> => {
  try {
    await againAfterDeadlock(() =>
      database.transaction().execute(async (tx) => {
        const found = await readGameSession(tx, message);
        refuseEnded(found);
        const { session, merchant } = found;
        // Before any stake: the bet itself is held against what is left.
        const refused = await findPlayRefusal(tx, merchant, session.memberId, 0);
        if (refused) throw new NoPass();
        const bonus = await readActiveBonus(tx, merchant.id, session.memberId);
        if (bonus) throw new NoPass();
      }),
    );
    return true;
  } catch (error) {
    // Whatever was noted is rolled back with it.
    if (error instanceof Refusal || error instanceof NoPass) return false;
    throw error;
  }
};

interface Asked {
  message: BetMessage;
  /** Its nonce was used by the first try. */
  again: boolean;
}

/** The member has no pass, or none any more. */
const NO_PASS = 'LV011';

/**
 * Takes ordinary bets on a fast path: one round trip, many of one brand in one transaction.
 *
 * @returns answers a bet; null when it must go the long way, its nonce being used
 */
export const createFastBets = (
  context: VendorContext,
): ((message: BetMessage) => Promise<VendorAnswer | null>) => {
  const batch = createMessageBatches(async (asked: readonly Asked[], merchantId) => {
    const { rows } = await sql<BatchRow>`select * from play_brand_bets(${merchantId},
      ${JSON.stringify(asked.map(toMessage))}::jsonb)`.execute(context.database);
    return rows;
  });
  return async (message) => {
    if (isInMaintenance(message.merchant.config.maintenance, new Date())) {
      await useNonce(context.database, message);
      return null;
    }
    const first = await batch({ message, again: false });
    const row =
      first.fault === NO_PASS && (await renewPlayPass(context, message))
        ? await batch({ message, again: true })
        : first;
    return answerOfRow(context, message, row);
  };
};

const toMessage = ({ message, again }: Asked) => {
  const { body } = message;
  return {
    ...nameOfMessage(message),
    token: hashToken(body.sessionToken),
    bet: body.transactionId,
    round: body.roundId,
    stake: body.stakeMinor,
    odds: body.odds,
    pick: body.pick,
    payout: body.payoutMinor,
    again,
  };
};
