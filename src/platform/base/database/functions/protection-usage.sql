-- The usage of the limits within the last 24 hours, 7 days and month: deposits, losses and stakes in minor units, play
-- in seconds. What others have given counts as a deposit. A quarter of an hour that is only partly within a period counts as a
-- whole.
create or replace function protection_usage(p_merchant bigint, p_member bigint, p_break interval)
returns table (kind text, day bigint, week bigint, month bigint) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    with starts as (
      select now() - interval '24 hours' as day, now() - interval '7 days' as week,
        now() - interval '1 month' as month
    ), played as (
      select
          sum(q.staked_minor) filter (where q.quarter > s.day - interval '15 minutes') as staked_day,
          sum(q.staked_minor) filter (where q.quarter > s.week - interval '15 minutes') as staked_week,
          sum(q.staked_minor) as staked_month,
          sum(q.payout_minor) filter (where q.quarter > s.day - interval '15 minutes') as won_day,
          sum(q.payout_minor) filter (where q.quarter > s.week - interval '15 minutes') as won_week,
          sum(q.payout_minor) as won_month
        from starts s join play_quarter q
          on q.merchant_id = p_merchant and q.member_id = p_member
          and q.quarter > s.month - interval '15 minutes'
    ), paid as (
      select sum(d.amount_minor) filter (where d.created_at > s.day) as day,
          sum(d.amount_minor) filter (where d.created_at > s.week) as week,
          sum(d.amount_minor) as month
        from starts s join deposit d
          on d.merchant_id = p_merchant and d.member_id = p_member and d.created_at > s.month
          and d.state in ('CREATED', 'PENDING', 'SETTLED')
    ), given as (
      -- Not by starts: so months that are over are not looked into.
      select sum(r.amount_minor) filter (where r.at > s.day) as day,
          sum(r.amount_minor) filter (where r.at > s.week) as week,
          sum(r.amount_minor) as month
        from starts s join money_record r
          on r.merchant_id = p_merchant and r.member_id = p_member and r.kind = 'transferIn'
          and r.at > now() - interval '1 month'
    ), timed as (
      select sum(greatest(interval '0', t.until - greatest(p.started_at, s.day))) as day,
          sum(greatest(interval '0', t.until - greatest(p.started_at, s.week))) as week,
          sum(greatest(interval '0', t.until - greatest(p.started_at, s.month))) as month
        from starts s join play_session p
          on p.merchant_id = p_merchant and p.member_id = p_member and p.seen_at > s.month
        cross join lateral (select case
          when p.ended_at is null and p.seen_at > now() - p_break then now()
          else p.seen_at end as until) t
    )
    select 'deposit', (coalesce(p.day, 0) + coalesce(g.day, 0))::bigint,
      (coalesce(p.week, 0) + coalesce(g.week, 0))::bigint, (coalesce(p.month, 0) + coalesce(g.month, 0))::bigint
      from paid p cross join given g
    union all
    select 'wager', coalesce(staked_day, 0)::bigint, coalesce(staked_week, 0)::bigint,
      coalesce(staked_month, 0)::bigint from played
    union all
    select 'loss', greatest(coalesce(staked_day - won_day, 0), 0)::bigint,
      greatest(coalesce(staked_week - won_week, 0), 0)::bigint,
      greatest(coalesce(staked_month - won_month, 0), 0)::bigint from played
    union all
    select 'session', coalesce(floor(extract(epoch from day)), 0)::bigint,
      coalesce(floor(extract(epoch from week)), 0)::bigint,
      coalesce(floor(extract(epoch from month)), 0)::bigint from timed;
end $$;
