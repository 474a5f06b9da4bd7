-- As calls in flight have it, which began before the functions were replaced.
create or replace function count_for_bonus(
  p_bet bet, p_percent numeric, p_minimum_odds numeric, p_days int
) returns void language plpgsql as $$
begin
  perform count_towards_bonus(p_bet.merchant_id, p_bet.member_id, p_bet.id, p_bet.placed_at, p_bet.node_id,
    p_bet.game_type, p_bet.valid_minor, p_bet.odds, p_percent, p_minimum_odds, p_days);
end $$;

revoke all on function count_for_bonus from public;
