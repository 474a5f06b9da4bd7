-- As the former version of the server calls stake_bet.
create or replace function place_bet(p_bet bet, p_wallets boolean) returns bet
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return stake_bet(p_bet.merchant_id, to_jsonb(p_bet), p_wallets);
end $$;

revoke all on function place_bet from public;
