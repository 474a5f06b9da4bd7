-- A member's accounts and balances in a currency, and the house account. p_wallet is the kind of the vendor's own
-- wallet (`vendor:CODE`), null where vendors have none. `stakeable` is the highest stake that is covered: by that
-- wallet, or by cash and bonus money together, never by both. `spent`: all accounts of the member are empty.
create or replace function accounts_for_bet(
  p_merchant bigint, p_member bigint, p_currency text, p_wallet text, out cash_id bigint, out cash bigint,
  out bonus_id bigint, out bonus bigint, out locked_id bigint, out wallet_id bigint, out wallet bigint,
  out stakeable bigint, out spent boolean, out house_id bigint
) language plpgsql stable as $$
begin
  select max(a.id) filter (where a.kind = 'cash'), max(a.balance) filter (where a.kind = 'cash'),
      max(a.id) filter (where a.kind = 'bonus'), max(a.balance) filter (where a.kind = 'bonus'),
      max(a.id) filter (where a.kind = 'locked'),
      max(a.id) filter (where a.kind = p_wallet), max(a.balance) filter (where a.kind = p_wallet),
      greatest(
        max(a.balance) filter (where a.kind = 'cash')
          + max(a.balance) filter (where a.kind = 'bonus'),
        max(a.balance) filter (where a.kind = p_wallet)),
      bool_and(a.balance = 0),
      (select h.id from account h where h.merchant_id = p_merchant and h.kind = 'house'
        and h.member_id is null and h.currency = p_currency)
    into cash_id, cash, bonus_id, bonus, locked_id, wallet_id, wallet, stakeable, spent, house_id
    from account a where a.merchant_id = p_merchant and a.member_id = p_member
      and a.currency = p_currency;
end $$;
