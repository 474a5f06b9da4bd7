import { readActiveBonus } from '../../money/bonuses/active-bonus.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { refusePlay } from '../../people/protection/refuse-play.ts';
import { findGameSession, refuseEnded } from './game-session.ts';
import type { BetMessage } from './vendor-message.ts';
import type { VendorContext } from './vendor-context.ts';

/**
 * Looks at everything that could stand against a player's next bets, and writes the pass by which
 * the database takes them.
 *
 * @returns false when something does, or a bonus is being played through: the bet then goes the long
 *   way, which says what it is
 */
export const renewPlayPass = async (
  world: VendorContext,
  { vendorCode, body }: BetMessage,
): Promise<boolean> => {
  try {
    await world.database.transaction().execute(async (tx) => {
      const found = await findGameSession(tx, world, vendorCode, body.sessionToken);
      refuseEnded(found);
      const { session, merchant } = found;
      // Before any stake: the bet itself is held against what is left.
      const refused = await refusePlay(tx, merchant, session.memberId, 0);
      if (refused) throw new Refusal(refused.code);
      const bonus = await readActiveBonus(tx, merchant.id, session.memberId);
      if (bonus) throw new Refusal('bonus_active');
    });
    return true;
  } catch (fault) {
    // Whatever was noted is rolled back with it.
    if (fault instanceof Refusal) return false;
    throw fault;
  }
};
