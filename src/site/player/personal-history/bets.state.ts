import type { Game } from '#api/games.ts';
import { type BetRecord, betHistory } from '#api/records.ts';

import { memberQuery } from '../../remote/member-query.ts';
import { FIRST_PERIOD, type Period, periodInput } from '../../records/period.ts';

/** What the list of bets shows. */
export interface BetChoice {
  period: Period;
  /** Null: every category. */
  gameType: Game['gameType'] | null;
  state: BetRecord['state'] | null;
  page: number;
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
  page: 1,
};

/** The filters as the list and its files take them; null while days are missing. */
export const betFilter = ({ period, gameType, state }: BetChoice) => {
  const days = periodInput(period);
  return days && { ...days, ...(gameType && { gameType }), ...(state && { state }) };
};
