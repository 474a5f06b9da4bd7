-- Looks at the ranks whose days are over, of all brands: points of these days hold the rank for as long again, otherwise it goes
-- one step down, and the count begins anew at the lower rank's points. Nobody goes down who has not been told in time, or
-- who has, or lately had, a break from play. Returns how many were looked at.
create or replace function step_ranks_down(p_now timestamptz, p_most int) returns int
language plpgsql as $$
declare
  v_count int;
begin
  with due as materialized (
    select s.*, r.keep_days, r.notice_days, (p_now at time zone r.zone)::date as today,
        own.keep_points, own.level
      from rank_member s
      join rank_rule r on r.merchant_id = s.merchant_id
      join rank_step own on own.merchant_id = s.merchant_id and own.rank = s.rank
      -- No clock is further ahead than a day: an index finds them over all brands.
      where s.held_until <= (p_now at time zone 'UTC')::date + 1
        and s.held_until <= (p_now at time zone r.zone)::date
      order by s.merchant_id, s.member_id limit p_most for update of s skip locked
  ), looked as materialized (
    select d.*, below.rank as to_rank, below.points as to_points, below.level as to_level,
        case
          when d.noticed_until is distinct from d.held_until
            or has_break_from_play(d.merchant_id, d.member_id, p_now - make_interval(days => d.notice_days))
            then 'later'
          when rank_points_between(d.merchant_id, d.member_id,
            least(d.hold_from, d.held_until - d.keep_days), d.held_until) >= d.keep_points then 'held'
          else 'down'
        end as outcome
      from due d
      join rank_step below on below.merchant_id = d.merchant_id and below.level = d.level - 1
  ), told as (
    insert into rank_change (merchant_id, member_id, from_rank, to_rank, reason, changed_at)
      select l.merchant_id, l.member_id, l.rank, l.to_rank, 'steppedDown', p_now
        from looked l where l.outcome = 'down'
  ), stood as (
    update rank_member s set
        held_until = case l.outcome when 'later' then l.today + l.notice_days
          when 'held' then l.held_until + l.keep_days
          else case when l.to_level > 0 then l.held_until + l.keep_days end end,
        hold_from = case l.outcome when 'later' then l.hold_from else l.held_until end,
        noticed_until = null
      from looked l where s.merchant_id = l.merchant_id and s.member_id = l.member_id
        and l.outcome <> 'down'
  ), went as (
    update rank_member s set rank = l.to_rank, points = l.to_points, risen_on = l.held_until,
        hold_from = l.held_until, noticed_until = null,
        held_until = case when l.to_level > 0 then l.held_until + l.keep_days end,
        base_on = l.held_until, base_points = l.to_points,
        base_micro = (select coalesce(sum(p.micro), 0) from points_record p
          where p.merchant_id = l.merchant_id and p.member_id = l.member_id and p.day < l.held_until)
      from looked l where s.merchant_id = l.merchant_id and s.member_id = l.member_id
        and l.outcome = 'down'
  )
  select count(*) into v_count from looked;
  return v_count;
end $$;
