-- Writes a brand's ladder as its file says it, and brings its members' ranks in line: a rank that is gone becomes the nearest
-- below it; whoever holds one that now asks for more keeps it; who has enough points for a higher one rises.
--
-- p_rule: {zone, count_days, keep_days, notice_days, turnover}; null where the brand has no ranks; members keep what they
-- had, for when it has them again
-- p_steps: [{rank, points, keep_points, bonus_minor, gift_points, rebate_percent}], the lowest first
create or replace function sync_rank_ladder(p_merchant bigint, p_rule jsonb, p_steps jsonb)
returns void language plpgsql as $$
declare
  v_before jsonb;
  v_rule rank_rule;
begin
  select to_jsonb(r) || jsonb_build_object('steps', (select jsonb_agg(to_jsonb(s) order by s.level)
      from rank_step s where s.merchant_id = p_merchant))
    into v_before from rank_rule r where r.merchant_id = p_merchant;
  delete from rank_step where merchant_id = p_merchant;
  if p_rule is null or jsonb_typeof(p_rule) = 'null' then
    delete from rank_rule where merchant_id = p_merchant;
    return;
  end if;
  v_rule := jsonb_populate_record(null::rank_rule, p_rule || jsonb_build_object('merchant_id', p_merchant));
  insert into rank_rule select (v_rule).*
    on conflict (merchant_id) do update set zone = excluded.zone, count_days = excluded.count_days,
      keep_days = excluded.keep_days, notice_days = excluded.notice_days, turnover = excluded.turnover;
  insert into rank_step (merchant_id, level, rank, points, keep_points, bonus_minor, gift_points,
      rebate_percent)
    select p_merchant, s.place - 1, s.step ->> 'rank', (s.step ->> 'points')::bigint,
        (s.step ->> 'keep_points')::bigint, (s.step ->> 'bonus_minor')::bigint,
        (s.step ->> 'gift_points')::bigint, (s.step ->> 'rebate_percent')::numeric
      from jsonb_array_elements(p_steps) with ordinality as s (step, place);
  if v_before = to_jsonb(v_rule) || jsonb_build_object('steps', (select jsonb_agg(to_jsonb(s) order by s.level)
      from rank_step s where s.merchant_id = p_merchant)) then
    return;
  end if;
  with lost as (
    select m.member_id, m.rank as from_rank, step.* from rank_member m
      cross join lateral (
        select o.level, o.rank, o.points from rank_step o
          where o.merchant_id = p_merchant and (o.level = 0 or o.points <= m.points)
          order by o.level desc limit 1
      ) step
      where m.merchant_id = p_merchant
        and not exists (select from rank_step o where o.merchant_id = p_merchant and o.rank = m.rank)
  ), told as (
    insert into rank_change (merchant_id, member_id, from_rank, to_rank, reason)
      select p_merchant, l.member_id, l.from_rank, l.rank, 'ladder' from lost l
  )
  update rank_member m set rank = l.rank, points = l.points,
      held_until = case when l.level > 0 then m.held_until end
    from lost l where m.merchant_id = p_merchant and m.member_id = l.member_id;
  update rank_member m set points = f.step_points, base_points = m.base_points + greatest(0, f.step_points
      - points_for_rank(p_merchant, m.member_id, v_rule.count_days, f.earned_micro, m.base_points, m.base_micro,
        m.base_on, m.risen_on))
    from (
      select o.member_id, step.points as step_points, coalesce(p.earned_micro, 0) as earned_micro
        from rank_member o
        join rank_step step on step.merchant_id = o.merchant_id and step.rank = o.rank
        left join points_member p on p.merchant_id = o.merchant_id and p.member_id = o.member_id
        where o.merchant_id = p_merchant
    ) f where m.merchant_id = p_merchant and m.member_id = f.member_id;
  perform follow_ranks(array_agg(p.merchant_id), array_agg(p.member_id), now())
    from points_member p where p.merchant_id = p_merchant;
end $$;
