-- The part of a valid bet that counts towards a bonus, rounded down: the percentage of its category. A sports or
-- e-sports bet below the minimum odds, or without odds, does not count.
create or replace function bonus_contribution(
  p_game_type text, p_valid bigint, p_odds numeric, p_percent numeric, p_minimum_odds numeric
) returns bigint language sql immutable parallel safe as $$
  select case
    when p_game_type in ('SPORTS', 'ESPORTS') and coalesce(p_odds, 0) < p_minimum_odds then 0
    else div(p_valid * round(p_percent * 1000), 100000)::bigint
  end
$$;
