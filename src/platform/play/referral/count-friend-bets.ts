import { sql } from '../../base/database/sql.ts';
import type { BetFollower } from '../ended-bets/bet-follower.ts';

/**
 * Counts the valid bets of invited friends, of all brands in one statement: those that ended within the days of
 * the terms, less those that were taken back. Who has staked enough, or no longer has, is judged next.
 */
export const referralFollower: BetFollower = {
  name: 'referrals',
  byBrand: true,
  follow: async (tx, { merchantIds, since, until }) => {
    const merchants = sql`b.merchant_id = any(${[...merchantIds]}::bigint[])`;
    const ofTerms = sql`b.merchant_id = r.merchant_id and b.member_id = r.friend_id and ${merchants}
      and b.settled_at <= r.registered_at + make_interval(days => (r.terms ->> 'activeDays')::int)`;
    await sql`
      with counted as (
        select merchant_id, friend_id, sum(minor)::bigint as minor from (
          select r.merchant_id, r.friend_id, b.valid_minor as minor from bet b
            join referral r on ${ofTerms}
            where ${merchants} and b.settled_at > ${since} and b.settled_at <= ${until}
          union all
          select r.merchant_id, r.friend_id, -b.valid_minor from bet b
            join referral r on ${ofTerms}
            where ${merchants} and b.voided_at > ${since} and b.voided_at <= ${until}
        ) each group by 1, 2 having sum(minor) <> 0
      )
      update referral r set valid_minor = r.valid_minor + counted.minor,
          due_at = case when r.barred is null and r.deposited_at is not null
            and (r.valid_minor + counted.minor >= (r.terms ->> 'activeBetMinor')::bigint)
              <> (r.active_at is not null)
            then now() else r.due_at end
        from counted
        where r.merchant_id = counted.merchant_id and r.friend_id = counted.friend_id`.execute(tx);
  },
};
