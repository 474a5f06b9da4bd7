import { sql } from '../../base/database/sql.ts';

/** What the missions or races of the promotion `named` have brought: how many by their state, and the cost of what was given. */
export const contestParts = sql`(
  select count(*) filter (where each.state = 'CLAIMABLE') as claimable,
      count(*) filter (where each.state in ('CLAIMED', 'PAID')) as claimed,
      count(*) filter (where each.state = 'EXPIRED') as expired,
      coalesce(sum(each.minor) filter (where each.state in ('CLAIMED', 'PAID')), 0) as minor
    from (
      select a.state, a.amount_minor as minor from mission_award a
        where a.merchant_id = named.merchant_id and a.set_id = named.id
      union all
      select z.state, z.amount_minor from race r
        join race_prize z on z.merchant_id = r.merchant_id and z.race_id = r.id
        where r.merchant_id = named.merchant_id and r.promotion_id = named.id
    ) each
)`;
