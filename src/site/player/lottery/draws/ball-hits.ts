import type { DrawnTiers } from '#api/lottery.ts';
import type { BetType, Picks } from '#domain/lottery/course.ts';

/** One drawn ball, and whether the ticket had it at that place. */
export interface DrawnBall {
  number: string;
  tier: string;
  hit: boolean;
}

/** Whether a row of a bet looks at the ball of a place. */
const looksAt = (key: string, place: number, tier: string, ofAll: number): boolean => {
  const own = /^(?:ball|rank)(\d+)$/.exec(key)?.[1];
  if (own !== undefined) return Number(own) === place + 1;
  if (key === 'special') return tier === 'special';
  // Group-3 and group-6 look at the last three.
  if (key === 'digits') return place >= ofAll - 3;
  return key === 'numbers' && tier === 'numbers';
};

/** The balls of a draw with those that a ticket had; words and sums are no balls. */
export const ballHits = (
  { rows }: Pick<BetType, 'rows'>,
  picks: Picks,
  result: DrawnTiers,
): DrawnBall[] => {
  const balls = result.flatMap(({ tier, numbers }) => numbers.map((number) => ({ tier, number })));
  return balls.map(({ tier, number }, place) => ({
    tier,
    number,
    hit: rows.some(
      ({ key, look }, row) =>
        look === 'balls' &&
        looksAt(key, place, tier, balls.length) &&
        (picks[row]?.includes(number) ?? false),
    ),
  }));
};
