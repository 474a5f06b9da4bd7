/** A rank and the points from which on it is held. */
export interface Rank {
  id: string;
  /** "Gold", in the page's language. */
  name: string;
  fromPoints: number;
}

/**
 * The rank that so many points give.
 *
 * @param ranks ascending by points, the first from 0
 * @returns its index
 */
export const rankOf = (points: number, ranks: readonly Rank[]): number =>
  Math.max(
    0,
    ranks.findLastIndex(({ fromPoints }) => points >= fromPoints),
  );

/**
 * How far along a rail with a stop for each rank so many points are. The stops stand at equal
 * distances, for the points between them grow too fast for a scale.
 *
 * @param at the place of the rank that is held
 * @returns 0 at the first stop, 1 at the last
 */
export const railShare = (
  points: number,
  ranks: readonly Rank[],
  at = rankOf(points, ranks),
): number => {
  const [here, next] = [ranks[at], ranks[at + 1]];
  const stretches = ranks.length - 1;
  if (!here || !next || stretches < 1) return 1;
  const part = (points - here.fromPoints) / (next.fromPoints - here.fromPoints);
  return (at + Math.min(1, Math.max(0, part))) / stretches;
};
