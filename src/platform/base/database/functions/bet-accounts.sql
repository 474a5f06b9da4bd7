-- As the former version of the server calls accounts_for_bet.
create or replace function bet_accounts(p_merchant bigint, p_member bigint, p_currency text, p_wallet text)
returns table (
  cash_id bigint, cash bigint, bonus_id bigint, bonus bigint, locked_id bigint, wallet_id bigint,
  wallet bigint, stakeable bigint, spent boolean, house_id bigint
) language sql stable as $$
  select a.* from accounts_for_bet(p_merchant, p_member, p_currency, p_wallet) a
$$;
