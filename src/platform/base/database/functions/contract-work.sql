-- What the bills of a period are worked out from: for each contract of a kind that holds in the whole period its team's
-- figures as they are gathered now, what the bill before has left, and the rate.
--
-- Bills were written a moment ago, and statistics may know of none: then an index over all bills of the kind looks as
-- cheap as that over one agent's, and each contract would go through every bill (24 minutes for 70,000). Only the
-- agent's comes in order, so without sorting it is the one that is taken. For the same reason each contract looks up what is
-- its own; sets of it are never joined.
create or replace function contract_work(
  p_merchant bigint, p_kind text, p_zone text, p_starts timestamptz, p_ends timestamptz
) returns table (
  contract_id bigint, upline_id bigint, agent_id bigint, stake_minor bigint, payout_minor bigint, valid_minor bigint,
  bonus_minor bigint, rebate_minor bigint, salary_minor bigint, fee_minor bigint, active_members int,
  carry_minor bigint, figure_minor bigint, rate_millis int, remainder_minor int, owed_minor bigint, seen_minor bigint
) language plpgsql stable set enable_sort = off as $$
declare
  v_first date := (p_starts at time zone p_zone)::date;
  v_last date := ((p_ends - interval '1 microsecond') at time zone p_zone)::date;
begin
  return query
    with had as materialized (
      select c.id, c.upline_id, c.agent_id, c.terms, c.seen_minor,
          case when p_kind in ('dividend', 'daily') and c.ends_at = p_ends and c.end_reason in ('moved', 'uncovered')
            then moved_out_at(p_merchant, p_kind, c.agent_id, p_starts, p_ends) end as moved_at
        from agent_contract c
        where c.merchant_id = p_merchant and c.kind = p_kind and c.starts_at < p_ends
          and (c.state in ('ACTIVE', 'TERMINATION_REQUESTED', 'TERMINATED', 'SUPERSEDED')
            -- One that nobody has begun yet, because nothing ran; in real time it begins to count when it is begun.
            or c.state = 'ACCEPTED' and p_kind <> 'realtime')
          and (c.ends_at is null or c.ends_at >= p_ends)
          and (p_kind = 'realtime' or c.starts_at <= p_starts)
          -- Of many contracts few have a bet in five minutes: the others are not looked at one by one.
          and (p_kind <> 'realtime'
            or c.id in (select s.id from agent_contract s
              join team_total t on t.merchant_id = p_merchant and t.agent_id = s.agent_id
              where s.merchant_id = p_merchant and s.kind = 'realtime' and t.valid_minor <> coalesce(s.seen_minor, 0))
            or c.agent_id in (select o.agent_id from contract_bill o
              where o.merchant_id = p_merchant and o.kind = 'realtime' and o.owed_out_minor < 0))
    ), worked as (
      select h.*, coalesce(f.stake, 0) as stake, coalesce(f.payout, 0) as payout, coalesce(f.valid, 0) as valid,
          coalesce(f.bonus, 0) as bonus, coalesce(f.rebate, 0) as rebate, coalesce(f.salary, 0) as salary,
          coalesce(f.fee, 0) as fee, f.seen, a.members, k.carry,
          coalesce(l.remainder_out, 0) as remainder, coalesce(l.owed_out_minor, 0) as owed,
          coalesce(l.rate_millis, 0) as rate_before,
          case when p_kind = 'dividend'
            then coalesce(f.stake - f.payout - f.bonus - f.rebate - f.salary - f.fee, 0) + k.carry
            else coalesce(f.valid, 0) end as figure
        from had h
        left join lateral (
          select sum(t.stake_minor)::bigint - coalesce(min(w.stake_minor), 0) as stake,
              sum(t.payout_minor)::bigint - coalesce(min(w.payout_minor), 0) as payout,
              sum(t.valid_minor)::bigint - coalesce(min(w.valid_minor), 0) as valid,
              sum(t.bonus_minor)::bigint - coalesce(min(w.bonus_minor), 0) as bonus,
              sum(t.rebate_minor)::bigint - coalesce(min(w.rebate_minor), 0) as rebate,
              sum(t.salary_minor)::bigint - coalesce(min(w.salary_minor), 0) as salary,
              sum(t.fee_minor)::bigint - coalesce(min(w.fee_minor), 0) as fee, null::bigint as seen
            from team_day t
            left join lateral (select s.* from team_day_since(p_merchant, h.agent_id, v_first, v_last, h.moved_at) s
              where h.moved_at is not null) w on true
            where p_kind in ('dividend', 'daily') and t.merchant_id = p_merchant and t.agent_id = h.agent_id
              and t.day between v_first and v_last
            having count(*) > 0
          union all
          select t.stake_minor, t.payout_minor, t.valid_minor, 0, 0, 0, 0, null
            from team_hour t
            where p_kind = 'hourly' and t.merchant_id = p_merchant and t.agent_id = h.agent_id and t.hour = p_starts
          union all
          select 0, 0, t.valid_minor - coalesce(h.seen_minor, 0), 0, 0, 0, 0, t.valid_minor
            from team_total t
            where p_kind = 'realtime' and t.merchant_id = p_merchant and t.agent_id = h.agent_id
              and t.valid_minor <> coalesce(h.seen_minor, 0)
        ) f (stake, payout, valid, bonus, rebate, salary, fee, seen) on true
        left join lateral (
          select b.remainder_out, b.owed_out_minor, b.rate_millis from contract_bill b
            where b.merchant_id = p_merchant and b.agent_id = h.agent_id and b.kind = p_kind and b.starts_at < p_starts
              and b.upline_id is not distinct from h.upline_id
            order by b.id desc limit 1
        ) l on true
        cross join lateral (select case when p_kind = 'dividend'
          then carried_loss(p_merchant, h.agent_id, h.upline_id, p_starts) else 0 end as carry) k
        cross join lateral (select case p_kind
          when 'realtime' then 0
          when 'hourly' then (select count(distinct b.member_id) from bet b
            join downline d on d.merchant_id = b.merchant_id and d.member_id = b.member_id
              and d.ancestor_id = h.agent_id and d.since <= b.settled_at
              and (d.until is null or d.until > b.settled_at)
            where b.merchant_id = p_merchant and b.status = 'settled' and b.currency <> 'XTS'
              and b.settled_at >= p_starts and b.settled_at < p_ends
              -- Who asks for nobody need not be counted.
              and exists (select from jsonb_array_elements(h.terms) t (tier)
                where (t.tier ->> 'activeMembers')::int > 0))
          else coalesce((select sum(t.members) from team_active t where t.merchant_id = p_merchant
            and t.agent_id = h.agent_id and t.day between v_first and v_last and t.before_day < v_first), 0)
        end::int as members) a
        -- A team without a bet has no figures.
        where p_kind = 'dividend' or f.valid is not null or l.owed_out_minor < 0
    )
    select w.id, w.upline_id, w.agent_id, w.stake, w.payout, w.valid, w.bonus, w.rebate, w.salary, w.fee, w.members,
        w.carry, w.figure,
        case when w.figure < 0 and p_kind <> 'dividend' then w.rate_before
          else coalesce((select max((t.tier ->> 'rateMillis')::int) from jsonb_array_elements(w.terms) t (tier)
            where w.figure >= (t.tier ->> 'fromMinor')::bigint
              and w.members >= (t.tier ->> 'activeMembers')::int), 0) end,
        w.remainder, w.owed, w.seen
      from worked w;
end $$;

revoke all on function contract_work from public;
