import { sql } from '../database/sql.ts';

/** What the numbers of one month have for themselves, as `number_of_month` of the database has it; those that say none are below it. */
const PER_MONTH = 1_000_000_000_000;

/**
 * Asked beside the time, it leaves out the months of bets that were over at a moment: as values, so that these are not even
 * looked up while a plan is made. A bet is never written before it is placed.
 *
 * @param at no bet that is asked for was placed earlier; a day earlier where clocks may differ
 * @returns a condition on the table `bet` under its own name
 */
export const isWrittenSince = (at: Date) => {
  const month = (at.getUTCFullYear() - 2020) * 12 + at.getUTCMonth();
  return sql<boolean>`(bet.id >= ${Math.max(1, month) * PER_MONTH} or bet.id < ${PER_MONTH})`;
};
