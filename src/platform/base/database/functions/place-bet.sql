-- Calls take_stake with bonus money allowed, for bets that play_bets does not take. Returns the bet.
--
-- p_bet: merchant_id, member_id, vendor_code, transaction_id, game_type, currency and stake_minor; optional are
-- round_id, node_id, odds, pick and placed_at
-- p_wallets: whether vendors have wallets of their own
create or replace function place_bet(p_bet bet, p_wallets boolean) returns bet
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
  v_bet bet;
begin
  perform hold_to_brand(p_bet.merchant_id);
  v_id := take_stake(p_bet.merchant_id, p_bet.member_id, p_bet.vendor_code, p_bet.transaction_id,
    p_bet.round_id, p_bet.game_type, p_bet.node_id, p_bet.currency, p_bet.stake_minor, p_bet.odds,
    p_bet.pick, p_bet.placed_at, null,
    case when p_wallets then 'vendor:' || p_bet.vendor_code end, true);
  select b.* into strict v_bet from bet b where b.merchant_id = p_bet.merchant_id and b.id = v_id;
  return v_bet;
end $$;

revoke all on function place_bet from public;
