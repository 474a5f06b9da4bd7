-- Brings the ranks of members whose points have changed in line with what they count, the members of all brands in one
-- step: up at once, also several steps, with the gift of every step passed; down at once where points that won the rank were
-- taken back, with the gifts that were not claimed yet. Who keeps the rank by its days is left alone. The days for which a
-- rank is kept begin on the day after. To be called in the transaction that changed the points.
--
-- p_merchants, p_members: one member at each place
-- p_at: decides which day it is
create or replace function follow_ranks(p_merchants bigint[], p_members bigint[], p_at timestamptz)
returns void language plpgsql as $$
begin
  perform from rank_member s
    join unnest(p_merchants, p_members) as t (merchant_id, member_id)
      on t.merchant_id = s.merchant_id and t.member_id = s.member_id
    order by s.merchant_id, s.member_id for update of s;
  with counted as (
    select r.merchant_id, t.member_id, r.turnover, r.keep_days, (p_at at time zone r.zone)::date as today,
        s.base_on, s.risen_on, coalesce(own.level, 0) as level, points_for_rank(r.merchant_id, t.member_id,
          r.count_days, p.earned_micro, s.base_points, s.base_micro, s.base_on, (p_at at time zone r.zone)::date) as points,
        -- The days that counted when the rank was reached, and all since: points that fell out of the window with time do
        -- not take a rank, points that were taken back do.
        case when s.member_id is null then 0
          else points_for_rank(r.merchant_id, t.member_id, r.count_days, p.earned_micro, s.base_points, s.base_micro,
            s.base_on, s.risen_on) end as won
      from unnest(p_merchants, p_members) as t (merchant_id, member_id)
      join rank_rule r on r.merchant_id = t.merchant_id
      join points_member p on p.merchant_id = t.merchant_id and p.member_id = t.member_id
      left join rank_member s on s.merchant_id = t.merchant_id and s.member_id = t.member_id
      left join rank_step own on own.merchant_id = s.merchant_id and own.rank = s.rank
  ), moved as materialized (
    select c.*, was.rank as from_rank, step.level as to_level, step.rank, step.points as step_points
      from counted c
      join rank_step was on was.merchant_id = c.merchant_id and was.level = c.level
      cross join lateral (
        select o.level, o.rank, o.points from rank_step o
          where o.merchant_id = c.merchant_id and (o.level = 0 or o.points <= c.points
            or (o.level <= c.level and o.points <= c.won))
          order by o.level desc limit 1
      ) step
      where step.level <> c.level
  ), stood as (
    insert into rank_member as s (merchant_id, member_id, rank, points, risen_on, hold_from, held_until)
      select m.merchant_id, m.member_id, m.rank, m.step_points, m.today, m.today + 1,
          case when m.to_level > 0 then m.today + 1 + m.keep_days end
        from moved m
      on conflict (merchant_id, member_id) do update
        set rank = excluded.rank, points = excluded.points, hold_from = excluded.hold_from,
          held_until = excluded.held_until, noticed_until = null,
          risen_on = case when excluded.points > s.points then excluded.risen_on else s.risen_on end
  ), told as (
    insert into rank_change (merchant_id, member_id, from_rank, to_rank, reason, changed_at)
      select m.merchant_id, m.member_id, m.from_rank, m.rank,
          case when m.to_level > m.level then 'earned' else 'takenBack' end, p_at
        from moved m
  ), given as (
    insert into rank_gift (merchant_id, member_id, gift, rank, bonus_minor, points, turnover, offered_on)
      select m.merchant_id, m.member_id, 'level:' || step.rank, step.rank, step.bonus_minor,
          step.gift_points, m.turnover, m.today
        from moved m
        join rank_step step on step.merchant_id = m.merchant_id and step.level > m.level
          and step.level <= m.to_level
        where step.bonus_minor > 0 or step.gift_points > 0
      on conflict do nothing
  )
  delete from rank_gift g using moved m, rank_step step
    where m.to_level < m.level and step.merchant_id = m.merchant_id and step.level > m.to_level
      and g.merchant_id = m.merchant_id and g.member_id = m.member_id
      and g.gift = 'level:' || step.rank and g.claimed_at is null
      and g.offered_on >= coalesce(m.base_on, '-infinity');
end $$;
