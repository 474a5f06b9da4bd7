import { sql } from '../../base/database/sql.ts';

/** Who waits for the raffle of the promotion `named`, and what it has given, as SQL. */
export const raffleParts = sql`(
  select (select count(*) from raffle_entry e join raffle r on r.merchant_id = e.merchant_id
        and r.promotion_id = e.promotion_id and r.state in ('OPEN', 'CLOSED')
      where e.merchant_id = named.merchant_id and e.promotion_id = named.id) as waiting,
      count(distinct w.member_id) filter (where w.claimed_at is null) as claimable,
      count(distinct w.member_id) filter (where w.claimed_at is not null) as claimed,
      coalesce(sum(w.amount_minor) filter (where w.claimed_at is not null), 0) as minor
    from raffle_prize w
    where w.merchant_id = named.merchant_id and w.promotion_id = named.id)`;
