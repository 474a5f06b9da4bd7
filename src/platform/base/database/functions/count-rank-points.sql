-- How many points count for a member's rank, in hundredths: what was earned by bets, less what was taken back, over the
-- days that the brand counts, since the count last began anew. Without a subselect, so that queries take it in.
--
-- p_state: null where the member never left the first step
-- p_day: the last of the days that count, unless the brand counts all
create or replace function count_rank_points(
  p_rule rank_rule, p_earned_micro numeric, p_state rank_member, p_day date, p_member bigint
) returns bigint language sql stable as $$
  select coalesce(p_state.base_points, 0) + case when p_rule.count_days = 0
    then trunc((p_earned_micro - coalesce(p_state.base_micro, 0)) / 1000000)::bigint
    else rank_points_between(p_rule.merchant_id, p_member,
      greatest(p_day - p_rule.count_days + 1, p_state.base_on), 'infinity') end
$$;
