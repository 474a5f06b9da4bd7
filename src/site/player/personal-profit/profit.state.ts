import type { Game } from '#api/games.ts';
import { personalProfit, type ProfitDay } from '#api/records.ts';

import { memberQuery } from '../../remote/member-query.ts';
import { FIRST_PAGE, type Paged } from '../../records/use-choice.ts';
import { FIRST_PERIOD, type Period, periodInput } from '../../records/period.ts';

/** Of what the figures are. */
export interface ProfitChoice extends Paged {
  period: Period;
  /** Null: every category. */
  gameType: Game['gameType'] | null;
}

/** The member's profit and loss, by what was asked for. */
export const profitQuery = memberQuery(personalProfit);

/** What the page starts with. */
export const FIRST_PROFIT: ProfitChoice = { period: FIRST_PERIOD, gameType: null, ...FIRST_PAGE };

/** The filters as the call takes them; null while days are missing. */
export const profitFilter = ({ period, gameType }: ProfitChoice) => {
  const days = periodInput(period);
  return days && { ...days, ...(gameType && { gameType }) };
};

/**
 * The result day by day, and what all days up to each come to.
 *
 * @param days the oldest first
 */
export const profitLines = (
  days: readonly Pick<ProfitDay, 'profitMinor'>[],
): { daily: number[]; sum: number[] } => {
  let total = 0;
  const daily = days.map(({ profitMinor }) => profitMinor);
  return { daily, sum: daily.map((minor) => (total += minor)) };
};

/** The days on which something happened: of the others a table would only tell zeros. */
export const livelyDays = (days: readonly ProfitDay[]): ProfitDay[] =>
  days
    .filter(
      (one) =>
        one.bets > 0 ||
        [one.depositMinor, one.withdrawalMinor, one.rebateMinor, one.bonusMinor].some(
          (minor) => minor !== 0,
        ),
    )
    .toReversed();
