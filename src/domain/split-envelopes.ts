/** How the pool of a round is split. Amounts are in minor units. */
export interface EnvelopeSplit {
  poolMinor: number;
  count: number;
  /** What each envelope holds at least; all of them together at most the pool. */
  leastMinor: number;
}

/**
 * Splits a pool by chance into envelopes. Each gets the least; what is left is cut at places that chance
 * chooses, so that no place in the row is better than another and the sum is the pool exactly.
 *
 * @param draw a whole number from 0 up to, not with, its bound (1 to 10¹² + 1), every one equally likely
 * @returns the amounts, in the order in which they are given out
 * @throws {RangeError} when the pool is smaller than the least of all envelopes
 */
export const splitEnvelopes = (
  { poolMinor, count, leastMinor }: EnvelopeSplit,
  draw: (bound: number) => number,
): number[] => {
  const rest = poolMinor - count * leastMinor;
  if (count < 1 || leastMinor < 0 || rest < 0)
    throw new RangeError(`${poolMinor} is no pool of ${count} envelopes of at least ${leastMinor}`);
  const cuts = Array.from({ length: count - 1 }, () => draw(rest + 1)).toSorted(
    (one, other) => one - other,
  );
  return [...cuts, rest].map((cut, at) => leastMinor + cut - (cuts[at - 1] ?? 0));
};
