import { addDays, type DayRange } from './date-presets.ts';

/** What a member won, lost and was given; whole minor units. */
export interface ProfitFigures {
  /** How many bets were settled. */
  bets: number;
  stakeMinor: number;
  payoutMinor: number;
  validBetMinor: number;
  depositMinor: number;
  withdrawalMinor: number;
  rebateMinor: number;
  bonusMinor: number;
}

/** Nothing at all. */
export const noProfit: ProfitFigures = {
  bets: 0,
  stakeMinor: 0,
  payoutMinor: 0,
  validBetMinor: 0,
  depositMinor: 0,
  withdrawalMinor: 0,
  rebateMinor: 0,
  bonusMinor: 0,
};

/** Profit: what was paid back less what was staked, with what was given on top. */
export const profitMinor = ({
  payoutMinor,
  stakeMinor,
  rebateMinor,
  bonusMinor,
}: ProfitFigures): number => payoutMinor - stakeMinor + rebateMinor + bonusMinor;

/** The sum of figures, with its profit. */
export const sumProfit = (
  all: readonly ProfitFigures[],
): ProfitFigures & { profitMinor: number } => {
  const sum = { ...noProfit };
  for (const figures of all)
    for (const name of Object.keys(noProfit) as (keyof ProfitFigures)[]) sum[name] += figures[name];
  return { ...sum, profitMinor: profitMinor(sum) };
};

/** Every day of a range, oldest first, with the sum of what fell on it. */
export const fillDays = (
  { from, to }: DayRange,
  rows: readonly (ProfitFigures & { day: string })[],
): (ProfitFigures & { day: string; profitMinor: number })[] => {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const days: (ProfitFigures & { day: string; profitMinor: number })[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push({ ...sumProfit(byDay.get(day) ?? []), day });
  return days;
};
