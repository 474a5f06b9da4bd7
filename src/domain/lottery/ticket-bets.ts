import { payoutMinor } from '../payout.ts';
import type { BetType, Hits, Odds, Picks } from './course.ts';
import { countBets } from './picks.ts';

/**
 * How many single bets a ticket's picks make; 0 when they make none.
 *
 * @returns null when the picks are not the bet type's: another number of rows, an option that a row
 *   does not have, or one that is marked twice
 */
export const ticketBets = ({ rows, rule }: BetType, picks: Picks): number | null => {
  if (picks.length !== rows.length) return null;
  const numbers = picks.map((row, at) => row.map((option) => rows[at]?.options.indexOf(option)));
  const fits = numbers.every(
    (row) =>
      row.every((number) => number !== undefined && number >= 0) &&
      new Set(row).size === row.length,
  );
  return fits ? countBets(numbers as number[][], rule) : null;
};

/**
 * What a ticket pays, stake included: every hit pays its price on the stake of one unit.
 *
 * @param unitStakeMinor the stake of one unit, the multiple included
 * @returns whole minor units; each hit is rounded down
 */
export const ticketPayoutMinor = (hits: Hits, odds: Odds, unitStakeMinor: number): number =>
  Object.entries(hits).reduce(
    (sum, [price, times = 0]) => sum + times * payoutMinor(unitStakeMinor, [odds[price] ?? 0]),
    0,
  );
