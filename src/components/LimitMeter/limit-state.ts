/** How near a limit is: far, near (four fifths used), or reached. */
export type LimitState = 'far' | 'near' | 'reached';

/** From here on a player is told that the limit comes near; our own choice. */
const NEAR_SHARE = 0.8;

/**
 * How near so much use is to a limit.
 *
 * @param used in the limit's own unit
 * @param limit null: none is set
 */
export const limitState = (used: number, limit: number | null): LimitState => {
  if (limit === null) return 'far';
  if (used >= limit) return 'reached';
  return used >= limit * NEAR_SHARE ? 'near' : 'far';
};

/** The used part of a limit, from 0 to 1; a limit of nothing is used up. */
export const usedShare = (used: number, limit: number): number =>
  limit <= 0 ? 1 : Math.min(1, Math.max(0, used / limit));
