import type { ValueOf } from '#api/endpoint.ts';
import {
  type ConvertedInto,
  pointsBalance,
  type PointsConfig,
  pointsConfig,
  pointsDetails,
} from '#api/points.ts';
import { minorDigits } from '#domain/minor-digits.ts';

import type { AmountError, AmountErrors } from '../../money/amount-errors.ts';
import { memberQuery } from '../../remote/member-query.ts';

/** What the member has. */
export const pointsBalanceQuery = memberQuery(pointsBalance);

/** The brand's rules. */
export const pointsConfigQuery = memberQuery(pointsConfig);

/** Line by line. */
export const pointsDetailsQuery = memberQuery(pointsDetails);

/** What every section of the page is given. */
export interface PointsSectionProps {
  points: ValueOf<typeof pointsBalance>;
  config: PointsConfig;
  /** The member's points are others now. */
  onChange: () => Promise<void>;
}

/** What the form of a conversion holds. */
export interface ConvertValues {
  into: ConvertedInto;
  /** Whole points. */
  points: number | null;
  paymentPassword: string;
}

/** Hundredths of a point in one. */
export const HUNDREDTHS = 100;

/**
 * What points come to in minor units of money, rounded down as the platform does.
 *
 * @param points hundredths of a point
 */
export const worthMinor = (
  points: number,
  { pointsPerUnit, currency }: Pick<PointsConfig, 'pointsPerUnit' | 'currency'>,
): number =>
  Number(
    (BigInt(points) * 10n ** BigInt(minorDigits(currency))) / BigInt(pointsPerUnit * HUNDREDTHS),
  );

/** What is wrong with a conversion, by field. Points of the rules are in hundredths. */
export const convertErrors = (
  { points, paymentPassword }: ConvertValues,
  {
    balance,
    leastPoints,
    leftToday,
  }: Pick<ValueOf<typeof pointsBalance>, 'balance'> &
    Pick<PointsConfig, 'leastPoints' | 'leftToday'>,
): AmountErrors => ({
  points: pointsError(points, { balance, leastPoints, leftToday }),
  paymentPassword: paymentPassword === '' ? 'required' : undefined,
});

const pointsError = (
  points: number | null,
  { balance, leastPoints, leftToday }: Record<'balance' | 'leastPoints' | 'leftToday', number>,
): AmountError | undefined => {
  if (points === null || points === 0) return 'required';
  const asked = points * HUNDREDTHS;
  if (asked < leastPoints) return 'tooLittle';
  if (asked > leftToday) return 'tooMuch';
  return asked > balance ? 'notThere' : undefined;
};

/** One whole unit of a currency, in minor units. */
export const unitMinor = (currency: string): number => 10 ** minorDigits(currency);
