import { percentMinor } from './share.ts';

/** How a brand counts a category's bets towards a bonus. */
export interface ContributionRule {
  percent: number;
  /** Decimal odds below which a bet on sports or e-sports does not count. */
  minimumOdds: number;
}

/** Categories whose bets have odds of their own. */
const WITH_ODDS = new Set(['SPORTS', 'ESPORTS']);

/**
 * What of a valid bet counts towards a bonus's turnover, rounded down.
 *
 * @param bet `odds` is null where the game has none; without odds a sports bet does not count
 */
export const bonusContributionMinor = (
  bet: { gameType: string; validMinor: number; odds: number | null },
  { percent, minimumOdds }: ContributionRule,
): number => {
  if (WITH_ODDS.has(bet.gameType) && (bet.odds ?? 0) < minimumOdds) return 0;
  return percentMinor(bet.validMinor, percent);
};

/** A requirement of which something is still open. */
export interface OpenTurnover {
  id: number;
  requiredMinor: number;
  doneMinor: number;
}

/**
 * Spreads a valid bet over open requirements, the oldest first: what one does not need goes on to
 * the next, what nobody needs is left.
 *
 * @param items in the order in which they are filled
 * @returns those that receive something, with how much
 */
export const spreadTurnover = (
  items: readonly OpenTurnover[],
  validMinor: number,
): { id: number; countedMinor: number; complete: boolean }[] => {
  let leftMinor = validMinor;
  return items.flatMap(({ id, requiredMinor, doneMinor }) => {
    const openMinor = requiredMinor - doneMinor;
    const countedMinor = Math.min(leftMinor, openMinor);
    leftMinor -= countedMinor;
    return countedMinor > 0 ? [{ id, countedMinor, complete: countedMinor === openMinor }] : [];
  });
};
