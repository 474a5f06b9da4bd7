-- Writes down which missions these members have reached in the windows of these days, and takes back what is not reached
-- any more and not yet claimed. A mission that is reached has its place in the budget of its promotion: who comes when
-- there is no room left gets none.
--
-- One order of locks, here and in whatever else changes awards: the promotion's budget (promotion_state) first, then awards
-- by member, mission and window, one promotion after the other by its id. So two who do it at once wait for each other, and
-- never both.
--
-- p_merchants, p_members, p_days: one line each
create or replace function award_missions(p_merchants bigint[], p_members bigint[], p_days date[])
returns void language plpgsql as $$
declare
  v record;
begin
  for v in
    with brand as materialized (
      select b.id, b.config ->> 'timeZone' as zone from merchant b where b.id = any (p_merchants)
    ), looked as (
      select distinct b.id as merchant_id, b.zone, x.member, m.set_id, m.id, w.from_day, w.until_day
        from unnest(p_merchants, p_members, p_days) as x (merchant, member, day)
        join brand b on b.id = x.merchant
        join mission m on m.merchant_id = b.id
        cross join lateral mission_days(m.time_window, x.day) w
        where (m.starts_at is null or x.day >= (m.starts_at at time zone b.zone)::date)
          and (m.ends_at is null or x.day < mission_until(m.ends_at, b.zone))
    )
    select m.merchant_id, m.set_id, m.id as mission_id, l.member, l.from_day, m.metric, m.time_window,
        m.target, m.game_types, m.title, m.bonus_title, m.amount_minor, m.points, m.limits, m.turnover, m.budget_minor,
        a.id as award_id, a.amount_minor as awarded_minor, a.budgeted,
        case m.time_window when 'once' then now() + interval '7 days'
          else (l.until_day + 7)::timestamp at time zone l.zone end as claim_until
      from looked l
      join mission m on m.merchant_id = l.merchant_id and m.set_id = l.set_id and m.id = l.id
      join member p on p.merchant_id = l.merchant_id and p.id = l.member and p.type <> 4
      left join mission_award a on a.merchant_id = m.merchant_id and a.member_id = l.member
        and a.set_id = m.set_id and a.mission_id = m.id and a.window_from = l.from_day
      cross join lateral (select mission_done(m.merchant_id, l.member, m.metric, m.game_types,
          greatest(l.from_day, (m.starts_at at time zone l.zone)::date),
          least(l.until_day, mission_until(m.ends_at, l.zone))) as done) at
      where case when a.id is null
        then at.done >= m.target and is_in_audience(m.merchant_id, l.member, m.audience, now())
          -- Steps of a profile have no day of their own: they count until the last one is over.
          and (m.metric <> 'profileSteps' or m.ends_at is null
            or mission_until(m.ends_at, l.zone)::timestamp at time zone l.zone > now())
          and not exists (select from promotion_state s where s.merchant_id = m.merchant_id
            and s.promotion_id = m.set_id and s.closed_at is not null)
        else a.state = 'CLAIMABLE' and a.metric = m.metric and at.done < a.target end
      order by m.merchant_id, m.set_id, l.member, m.id, l.from_day
  loop
    if v.budget_minor is not null or v.budgeted then
      insert into promotion_state (merchant_id, promotion_id) values (v.merchant_id, v.set_id)
        on conflict do nothing;
      perform from promotion_state s where s.merchant_id = v.merchant_id and s.promotion_id = v.set_id
        for no key update;
    end if;
    if v.award_id is not null then
      delete from mission_award a where a.merchant_id = v.merchant_id and a.id = v.award_id
        and a.state = 'CLAIMABLE';
      if found and v.budgeted then
        update promotion_state s set committed_minor = s.committed_minor - v.awarded_minor
          where s.merchant_id = v.merchant_id and s.promotion_id = v.set_id;
      end if;
      continue;
    end if;
    continue when v.claim_until <= now();
    if v.budget_minor is not null then
      update promotion_state s set committed_minor = s.committed_minor + v.amount_minor
        where s.merchant_id = v.merchant_id and s.promotion_id = v.set_id and s.closed_at is null
          and s.committed_minor + v.amount_minor <= v.budget_minor;
      continue when not found;
    end if;
    insert into mission_award (merchant_id, member_id, set_id, mission_id, window_from, metric,
        time_window, target, game_types, title, bonus_title, amount_minor, points, limits, turnover, budgeted,
        claim_until)
      values (v.merchant_id, v.member, v.set_id, v.mission_id, v.from_day, v.metric, v.time_window,
        v.target, v.game_types, v.title, v.bonus_title, v.amount_minor, v.points, v.limits, v.turnover,
        v.budget_minor is not null, v.claim_until)
      on conflict do nothing;
    if not found and v.budget_minor is not null then
      update promotion_state s set committed_minor = s.committed_minor - v.amount_minor
        where s.merchant_id = v.merchant_id and s.promotion_id = v.set_id;
    end if;
  end loop;
end $$;
