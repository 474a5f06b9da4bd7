-- As calls in flight have it, which began before the functions were replaced.
create or replace function count_quarter(
  p_bet bet, p_at timestamptz, p_staked bigint, p_bets int, p_settled bigint, p_payout bigint,
  p_valid bigint
) returns void language plpgsql as $$
begin
  perform add_to_quarter(p_bet.merchant_id, p_bet.member_id, p_bet.game_type, p_at, p_staked, p_bets, p_settled,
    p_payout, p_valid);
end $$;
