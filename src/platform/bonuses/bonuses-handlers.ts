import { bonusDetailsHandler } from './list-bonuses.ts';
import { forfeitBonusHandler } from './forfeit-bonus.ts';

/** What a member is given to play with. */
export const bonusesHandlers = {
  bonusDetails: bonusDetailsHandler,
  forfeitBonus: forfeitBonusHandler,
};
