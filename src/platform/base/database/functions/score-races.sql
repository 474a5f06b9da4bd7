-- Scores the races of all these brands by the bets that ended in a time. Points are whole: one for each point_minor of
-- valid bets. Of equal points the earlier moment counts at which they were reached: it is kept while no point is added.
-- Members of whom a bet was taken back, and races that are looked at for the first time, are counted from their
-- beginning.
-- For whom a race is meant is decided when the first bet of a member would count; who is in it stays in it, and bets of
-- before never count: a rank or a country may change while it runs.
create or replace function score_races(p_merchants bigint[], p_since timestamptz, p_until timestamptz)
returns void language plpgsql as $$
begin
  with live as materialized (
    select r.* from race r
      where r.state = 'RUNNING' and r.starts_at <= p_until and r.merchant_id = any (p_merchants)
  ), ended as (
    select l.merchant_id, l.id as race_id, b.member_id, bool_or(not l.scored or b.taken_back) as anew,
        min(b.settled_at) filter (where not b.taken_back) as first_at
      from live l
      cross join lateral (
        select s.member_id, s.game_type, s.node_id, s.settled_at, false as taken_back from bet s
          where s.merchant_id = l.merchant_id and s.currency = l.currency
            and s.settled_at >= l.starts_at and s.settled_at < l.ends_at and s.settled_at <= p_until
            and (not l.scored or s.settled_at > p_since)
        union all
        select s.member_id, s.game_type, s.node_id, s.settled_at, true from bet s
          where s.merchant_id = l.merchant_id and s.currency = l.currency
            and s.voided_at > p_since and s.voided_at <= p_until
            and s.settled_at >= l.starts_at and s.settled_at < l.ends_at
      ) b
      where (l.game_types is null or b.game_type = any (l.game_types))
        and (l.node_ids is null or b.node_id = any (l.node_ids))
      group by 1, 2, 3
  ), touched as materialized (
    select e.merchant_id, e.race_id, e.member_id, e.anew, coalesce(s.from_at, e.first_at) as from_at,
        s.valid_minor, s.reached_at
      from ended e
      join live l on l.merchant_id = e.merchant_id and l.id = e.race_id
      left join race_score s on s.merchant_id = e.merchant_id and s.race_id = e.race_id
        and s.member_id = e.member_id
      where s.member_id is not null or e.first_at is not null
        and is_in_audience(l.merchant_id, e.member_id, l.audience, l.starts_at)
  ), base as (
    select t.merchant_id, t.race_id, t.member_id, t.anew, t.from_at, l.point_minor,
        case when t.anew then 0 else coalesce(t.valid_minor, 0) end as before_minor,
        case when not t.anew then t.reached_at end as before_at
      from touched t
      join live l on l.merchant_id = t.merchant_id and l.id = t.race_id
  ), counted as (
    select t.merchant_id, t.race_id, t.member_id, b.settled_at,
        sum(b.valid_minor) over (partition by t.merchant_id, t.race_id, t.member_id
          order by b.settled_at, b.id) as run_minor
      from base t
      join live l on l.merchant_id = t.merchant_id and l.id = t.race_id
      join bet b on b.merchant_id = t.merchant_id and b.member_id = t.member_id
        and b.status = 'settled' and b.currency = l.currency and b.valid_minor > 0
        and b.settled_at >= t.from_at and b.settled_at < l.ends_at and b.settled_at <= p_until
        and (t.anew or b.settled_at > p_since)
        and (l.game_types is null or b.game_type = any (l.game_types))
        and (l.node_ids is null or b.node_id = any (l.node_ids))
  ), summed as (
    select t.merchant_id, t.race_id, t.member_id, t.from_at, t.point_minor, t.before_minor, t.before_at,
        (t.before_minor + coalesce((select max(c.run_minor) from counted c
          where c.merchant_id = t.merchant_id and c.race_id = t.race_id and c.member_id = t.member_id), 0)
          )::bigint as now_minor
      from base t
  ), reached as (
    select s.merchant_id, s.race_id, s.member_id, s.from_at, s.now_minor, s.now_minor / s.point_minor as points,
        case
          when s.now_minor < s.point_minor then null
          when s.now_minor / s.point_minor = s.before_minor / s.point_minor then s.before_at
          else (select min(c.settled_at) from counted c
            where c.merchant_id = s.merchant_id and c.race_id = s.race_id and c.member_id = s.member_id
              and s.before_minor + c.run_minor >= s.now_minor / s.point_minor * s.point_minor)
        end as reached_at
      from summed s
  ), written as (
    insert into race_score as w (merchant_id, race_id, member_id, from_at, valid_minor, points, reached_at)
      select merchant_id, race_id, member_id, from_at, now_minor, points, reached_at from reached
      on conflict (merchant_id, race_id, member_id) do update
        set valid_minor = excluded.valid_minor, points = excluded.points, reached_at = excluded.reached_at
      returning w.merchant_id, w.race_id
  )
  update race r set scored = true,
      changed_at = case when exists (select from written w
        where w.merchant_id = r.merchant_id and w.race_id = r.id) then clock_timestamp() else r.changed_at end
    from live l
    where r.merchant_id = l.merchant_id and r.id = l.id
      and (not l.scored or exists (select from written w
        where w.merchant_id = r.merchant_id and w.race_id = r.id));
end $$;
