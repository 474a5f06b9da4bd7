import type { Game } from '#api/games.ts';
import { type BetRecord, betHistory } from '#api/records.ts';

import { memberQuery } from '../../remote/member-query.ts';
import { FIRST_PAGE, type Paged } from '../../records/use-choice.ts';
import { FIRST_PERIOD, type Period, periodInput } from '../../records/period.ts';

/** What the list of bets shows. */
export interface BetChoice extends Paged {
  period: Period;
  /** Null: every category. */
  gameType: Game['gameType'] | null;
  state: BetRecord['state'] | null;
  /** Whether sums are wanted of however many bets. */
  exact: boolean;
}

/** What becomes of a bet, in the order of the filter. */
export const betStates = [
  'open',
  'won',
  'lost',
  'push',
  'void',
] as const satisfies readonly BetRecord['state'][];

/** The member's bets, by what was asked for. */
export const betsQuery = memberQuery(betHistory);

/** What the list starts with. */
export const FIRST_BETS: BetChoice = {
  period: FIRST_PERIOD,
  gameType: null,
  state: null,
  exact: false,
  ...FIRST_PAGE,
};

/** The filters as the list and its files take them; null while days are missing. */
export const betFilter = ({ period, gameType, state }: BetChoice) => {
  const days = periodInput(period);
  return days && { ...days, ...(gameType && { gameType }), ...(state && { state }) };
};
