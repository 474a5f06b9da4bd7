-- Calls take_stake with bonus money allowed, for bets that play_brand_bets does not take. Returns the bet.
--
-- p_bet: {member_id, vendor_code, transaction_id, game_type, currency, stake_minor}; optional are round_id, node_id,
-- odds, pick and placed_at
-- p_wallets: whether vendors have wallets of their own
create or replace function stake_bet(p_merchant bigint, p_bet jsonb, p_wallets boolean) returns bet
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_given bet := jsonb_populate_record(null::bet, p_bet);
  v_id bigint;
  v_bet bet;
begin
  perform hold_to_brand(p_merchant);
  v_id := take_stake(p_merchant, v_given.member_id, v_given.vendor_code, v_given.transaction_id,
    v_given.round_id, v_given.game_type, v_given.node_id, v_given.currency, v_given.stake_minor, v_given.odds,
    v_given.pick, v_given.placed_at, null,
    case when p_wallets then 'vendor:' || v_given.vendor_code end, true);
  select b.* into strict v_bet from bet b where b.merchant_id = p_merchant and b.id = v_id;
  return v_bet;
end $$;

revoke all on function stake_bet from public;
