import { readActiveBonus } from '../../money/bonuses/active-bonus.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { findPlayRefusal } from '../../people/protection/find-play-refusal.ts';
import { readGameSession, refuseEnded } from './game-session.ts';
import type { BetMessage } from './vendor-message.ts';
import type { VendorContext } from './vendor-context.ts';

/** Something stands against the next bets: thrown, so that the transaction rolls back. */
class NoPass extends Error {}

/**
 * Looks at everything that could stand against a player's next bets, and writes the pass by which
 * the database takes them.
 *
 * @returns false when something does, or a bonus is being played through: the bet then goes the long
 *   way, which says what it is
 */
export const renewPlayPass = async (
  context: VendorContext,
  { vendorCode, body }: BetMessage,
): Promise<boolean> => {
  try {
    await context.database.transaction().execute(async (tx) => {
      const found = await readGameSession(tx, context, vendorCode, body.sessionToken);
      refuseEnded(found);
      const { session, merchant } = found;
      // Before any stake: the bet itself is held against what is left.
      const refused = await findPlayRefusal(tx, merchant, session.memberId, 0);
      if (refused) throw new NoPass();
      const bonus = await readActiveBonus(tx, merchant.id, session.memberId);
      if (bonus) throw new NoPass();
    });
    return true;
  } catch (error) {
    // Whatever was noted is rolled back with it.
    if (error instanceof Refusal || error instanceof NoPass) return false;
    throw error;
  }
};
