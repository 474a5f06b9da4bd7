-- As the former version of the server calls points_for_rank.
create or replace function count_rank_points(
  p_rule rank_rule, p_earned_micro numeric, p_state rank_member, p_day date, p_member bigint
) returns bigint language sql stable as $$
  select points_for_rank(p_rule.merchant_id, p_member, p_rule.count_days, p_earned_micro, p_state.base_points,
    p_state.base_micro, p_state.base_on, p_day)
$$;
