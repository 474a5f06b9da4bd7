/** How many emblems there are to tell ranks apart. */
const TIERS = 5;

/**
 * The emblem of a rank, from 1 to 5: the lowest rank has the first and the highest the last,
 * however many ranks a brand has.
 *
 * @param level the rank's place, from 1
 */
export const tierOf = (level: number, levels: number): number => {
  if (levels <= 1) return TIERS;
  const share = (Math.min(Math.max(level, 1), levels) - 1) / (levels - 1);
  return 1 + Math.round(share * (TIERS - 1));
};
