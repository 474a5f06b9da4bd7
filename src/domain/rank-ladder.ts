/** What of a step of the ladder decides who stands on it. Points are whole points. */
interface LadderStep {
  id: string;
  points: number;
  keepPoints?: number | undefined;
}

/** So many points, earned while the rank is kept, hold it for as long again: those of the step itself unless it says so. */
export const keepPointsOf = ({ points, keepPoints = points }: LadderStep): number => keepPoints;

/**
 * What one or the same percentage less of a fee leaves, rounded down to two decimals: for a percentage as well as for
 * minor units, which have none.
 *
 * @param fee at most two decimals
 * @param offPercent whole, 0 to 100
 */
export const feeWithout = (fee: number, offPercent: number): number =>
  Math.floor((Math.round(fee * 100) * (100 - offPercent)) / 100) / 100;
