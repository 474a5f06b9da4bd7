import { bonusDetailsHandler } from '../../money/bonuses/list-bonuses.ts';
import { forfeitBonusHandler } from '../../money/bonuses/forfeit-bonus.ts';

/** What a member is given to play with. */
export const bonusesHandlers = {
  bonusDetails: bonusDetailsHandler,
  forfeitBonus: forfeitBonusHandler,
};
