-- What of a valid bet counts towards a bonus, rounded down: its category's part; a bet on sports from the
-- least odds on, and without odds not at all.
create or replace function bonus_contribution(
  p_game_type text, p_valid bigint, p_odds numeric, p_percent numeric, p_minimum_odds numeric
) returns bigint language sql immutable parallel safe as $$
  select case
    when p_game_type in ('SPORTS', 'ESPORTS') and coalesce(p_odds, 0) < p_minimum_odds then 0
    else div(p_valid * round(p_percent * 1000), 100000)::bigint
  end
$$;
