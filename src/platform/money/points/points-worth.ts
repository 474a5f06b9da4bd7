import { minorDigits } from '#domain/minor-digits.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

const HUNDREDTHS = 100n;

/** What of some points can be turned into whole minor units, and what they come to. */
export interface PointsWorth {
  /** Hundredths of a point: no more than is needed for the amount. */
  points: number;
  amountMinor: number;
}

/**
 * What points are worth by a brand's rate: as many whole minor units as they make, and only the points that
 * these take.
 *
 * @param points hundredths of a point
 */
export const worthOf = (points: number, { config }: Pick<Merchant, 'config'>): PointsWorth => {
  const perUnit = BigInt(config.points.conversion.pointsPerUnit) * HUNDREDTHS;
  const minorPerUnit = 10n ** BigInt(minorDigits(config.currency));
  const amountMinor = (BigInt(points) * minorPerUnit) / perUnit;
  const used = (amountMinor * perUnit + minorPerUnit - 1n) / minorPerUnit;
  return { points: Number(used), amountMinor: Number(amountMinor) };
};
