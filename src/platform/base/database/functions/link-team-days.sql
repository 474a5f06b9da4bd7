-- Adds the active days of some members, from a day on, to the teams above them, each with the active day before it; or
-- takes them away: before the days of these members change, and after it.
--
-- p_sign: 1 adds, -1 takes away
create or replace function link_team_days(p_merchant bigint, p_members bigint[], p_from date[], p_sign int)
returns void language plpgsql as $$
begin
  insert into team_active as t (merchant_id, agent_id, day, before_day, members)
    with held as materialized (
      select c.member_id, c.from_day, m.day, d.ancestor_id as agent_id
        from unnest(p_members, p_from) c (member_id, from_day)
        join member_day m on m.merchant_id = p_merchant and m.member_id = c.member_id and m.day >= c.from_day
          and m.live > 0
        join downline d on d.merchant_id = p_merchant and d.member_id = c.member_id and d.since <= m.line_since
          and (d.until is null or d.until > m.line_since)
        group by 1, 2, 3, 4
    ), linked as (
      select h.agent_id, h.day, coalesce(
          lag(h.day) over (partition by h.agent_id, h.member_id order by h.day),
          (select m.day from member_day m
            where m.merchant_id = p_merchant and m.member_id = h.member_id and m.day < h.from_day and m.live > 0
              and exists (select from downline d where d.merchant_id = p_merchant and d.ancestor_id = h.agent_id
                and d.member_id = h.member_id and d.since <= m.line_since
                and (d.until is null or d.until > m.line_since))
            order by m.day desc limit 1),
          '-infinity') as before_day
        from held h
    )
    select p_merchant, l.agent_id, l.day, l.before_day, p_sign * count(*) from linked l group by 2, 3, 4
    on conflict (merchant_id, agent_id, day, before_day) do update set members = t.members + excluded.members;
end $$;
