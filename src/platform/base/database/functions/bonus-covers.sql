-- Whether a bonus is staked on a game, and a bet on it counts towards the bonus: on every game, or on those that it is
-- bound to, by name or by category.
create or replace function bonus_covers(
  p_node_ids int[], p_game_types text[], p_node int, p_game_type text
) returns boolean language sql immutable parallel safe as $$
  select (p_node_ids is null and p_game_types is null)
    or coalesce(p_node = any (p_node_ids), false)
    or coalesce(p_game_type = any (p_game_types), false)
$$;
