-- How many points count for a member's rank, in hundredths: what was earned by bets, less what was taken back, over the
-- days that the brand counts, since the count last began anew. Without a subselect, so that queries take it in.
--
-- p_base_points, p_base_micro, p_base_on: of the member's row in rank_member; null where there is none
-- p_day: the last of the days that count, unless the brand counts all (p_count_days 0)
create or replace function points_for_rank(
  p_merchant bigint, p_member bigint, p_count_days int, p_earned_micro numeric, p_base_points bigint,
  p_base_micro numeric, p_base_on date, p_day date
) returns bigint language sql stable as $$
  select coalesce(p_base_points, 0) + case when p_count_days = 0
    then trunc((p_earned_micro - coalesce(p_base_micro, 0)) / 1000000)::bigint
    else rank_points_between(p_merchant, p_member,
      greatest(p_day - p_count_days + 1, p_base_on), 'infinity') end
$$;
