-- As calls in flight have it, which began before the functions were replaced.
create or replace function count_session(p_bet bet, p_staked bigint, p_won bigint) returns void
language plpgsql as $$
begin
  perform add_to_play_session(p_bet.merchant_id, p_bet.member_id, p_bet.placed_at, p_staked, p_won);
end $$;
