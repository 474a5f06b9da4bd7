/** Steps of money that people know, from 1 up. */
const STEPS = [1, 2, 5];

/**
 * Stakes to pick with one tap: round amounts between the bounds, the least first.
 *
 * @param minimumMinor whole minor units
 * @param maximumMinor whole minor units
 * @param count how many at most
 */
export const quickStakes = (
  minimumMinor: number,
  maximumMinor: number,
  count = 4,
): readonly number[] => {
  const stakes: number[] = [];
  for (let power = 1; power <= maximumMinor && stakes.length < count; power *= 10)
    for (const step of STEPS) {
      const stake = step * power;
      if (stake >= minimumMinor && stake <= maximumMinor && stakes.length < count)
        stakes.push(stake);
    }
  return stakes;
};
