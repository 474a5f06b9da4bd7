import { sql } from '../../base/database/sql.ts';
import { isMeant } from '../../money/raffles/close-raffles.ts';
import { RAFFLE_FOLLOWER } from '../../money/raffles/raffle-lease.ts';
import type { BetFollower } from '../ended-bets/bet-follower.ts';

/**
 * Counts the valid bets of members for the raffles that are open, of all brands in one statement: those that
 * were settled between its beginning and its end, less those of them that were taken back before its list closes.
 * For whom a raffle is meant is decided when the first bet of a member would count; who has a part keeps it, and bets of
 * before never count.
 */
const countBets: BetFollower['follow'] = async (tx, { merchantIds, since, until }) => {
  await sql`
    with ended as (
      select r.merchant_id, r.promotion_id, one.member_id, one.settled_at, one.minor
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
    ),
    playing as (
      select p.*, e.member_id is not null as is_in, case when e.member_id is null then p.first_at
          else coalesce(e.from_at, '-infinity') end as from_at
        from (select merchant_id, promotion_id, member_id,
            min(settled_at) filter (where minor >= 0) as first_at
          from ended group by 1, 2, 3) p
        left join raffle_entry e on e.merchant_id = p.merchant_id
          and e.promotion_id = p.promotion_id and e.member_id = p.member_id
    ),
    counted as (
      select p.merchant_id, p.promotion_id, p.member_id, p.is_in, p.from_at, sum(e.minor)::bigint as minor
        from playing p
        join ended e on e.merchant_id = p.merchant_id and e.promotion_id = p.promotion_id
          and e.member_id = p.member_id and e.settled_at >= p.from_at
        group by 1, 2, 3, 4, 5 having sum(e.minor) <> 0
    )
    insert into raffle_entry (merchant_id, promotion_id, member_id, counted_minor, from_at)
      select c.merchant_id, c.promotion_id, c.member_id, c.minor, c.from_at
        from counted c
        join raffle r on r.merchant_id = c.merchant_id and r.promotion_id = c.promotion_id
        join member m on m.merchant_id = c.merchant_id and m.id = c.member_id and m.type <> 4
        where c.is_in or ${isMeant}
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
