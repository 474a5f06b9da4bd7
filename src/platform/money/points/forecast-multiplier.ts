import { minorDigits } from '#domain/minor-digits.ts';
import type { PointsMultiplier } from '#generated/merchant-content.ts';
import { sql } from '../../base/database/sql.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { worthOf } from './points-worth.ts';

/** What points are worth in money, in minor units. */
export const pointsWorthMinor = (points: number, merchant: Merchant): number =>
  worthOf(points, merchant).amountMinor;

/**
 * What a promotion would have given beyond what the bets earn, as if all of it were turned into money: the
 * settled bets of the past by the rates of today, at most its most for a member.
 */
export const multipliedPoints = (
  { id, config }: Merchant,
  { times, categories, hours, mostPoints }: PointsMultiplier,
) => {
  const { points, currency, timeZone } = config;
  const minorPerUnit = 10 ** minorDigits(currency);
  const perMinor = points.perAmount * minorPerUnit;
  // Minor units of money for one point.
  const minorPerPoint = sql`${minorPerUnit}::numeric / ${points.conversion.pointsPerUnit}`;
  return sql`
    select member_id, at, (trunc(least(upto, ${mostPoints}::numeric * ${minorPerPoint}))
        - trunc(least(upto - minor, ${mostPoints}::numeric * ${minorPerPoint})))::bigint as minor
      from (
        select bet.member_id, bet.settled_at as at, one.minor,
            sum(one.minor) over (partition by bet.member_id order by bet.settled_at, bet.id) as upto
          from bet
          cross join lateral (select bet.valid_minor
            * (${JSON.stringify(points.weights)}::jsonb ->> bet.game_type)::numeric / 100
            * (${times}::int - 1) / ${perMinor} * ${minorPerPoint} as minor) one
          where bet.merchant_id = ${id} and bet.status = 'settled' and bet.currency = ${currency}
            and bet.game_type = any(${[...categories]}::text[])
            and extract(hour from bet.settled_at at time zone ${timeZone})::int
              = any(${[...hours]}::int[])
      ) counted`;
};
