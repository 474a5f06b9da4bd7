import { sql } from '../../base/database/sql.ts';
import { isMeant } from '../../money/raffles/close-raffles.ts';
import { RAFFLE_FOLLOWER } from '../../money/raffles/raffle-lease.ts';
import type { BetFollower } from '../ended-bets/bet-follower.ts';

/**
 * Counts the valid bets of members for the raffles that are open, of all brands in one statement: those that
 * were settled between its beginning and its end, less those of them that were taken back before its list closes.
 */
const countBets: BetFollower['follow'] = async (tx, { merchantIds, since, until }) => {
  await sql`
    with counted as (
      select r.merchant_id, r.promotion_id, one.member_id, sum(one.minor)::bigint as minor
        from raffle r
        cross join lateral (
          select b.member_id, b.game_type, b.currency, b.settled_at, b.valid_minor as minor from bet b
            where b.merchant_id = r.merchant_id and b.settled_at > ${since} and b.settled_at <= ${until}
          union all
          select b.member_id, b.game_type, b.currency, b.settled_at, -b.valid_minor from bet b
            where b.merchant_id = r.merchant_id and b.voided_at > ${since} and b.voided_at <= ${until}
              and b.voided_at < r.closes_at
        ) one
        where r.merchant_id = any(${[...merchantIds]}::bigint[])
          and r.state = 'OPEN' and r.source = 'validBets'
          and one.settled_at >= r.starts_at and one.settled_at < r.ends_at
          and one.currency = r.currency
          and (r.categories is null or one.game_type = any(r.categories))
        group by r.merchant_id, r.promotion_id, one.member_id having sum(one.minor) <> 0
    )
    insert into raffle_entry (merchant_id, promotion_id, member_id, counted_minor)
      select c.merchant_id, c.promotion_id, c.member_id, c.minor
        from counted c
        join raffle r on r.merchant_id = c.merchant_id and r.promotion_id = c.promotion_id
        join member m on m.merchant_id = c.merchant_id and m.id = c.member_id and m.type <> 4
        where ${isMeant}
        order by 1, 2, 3
      on conflict (merchant_id, promotion_id, member_id) do update
        set counted_minor = raffle_entry.counted_minor + excluded.counted_minor`.execute(tx);
};

/** Gives tickets for valid bets. */
export const raffleFollower: BetFollower = {
  name: RAFFLE_FOLLOWER,
  byBrand: true,
  follow: countBets,
};
