-- Pays from the brand's guarantee account what it could not pay when dividends were found unpaid, the oldest first, as far as
-- its money goes by now; what it paid the uplines owe. Returns for how many bills it paid anything.
create or replace function pay_guaranteed(p_merchant bigint, p_currency text) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v contract_bill;
  v_guarantee bigint;
  v_has bigint;
  v_pays bigint;
  v_paid int := 0;
begin
  perform hold_to_brand(p_merchant);
  perform lock_bills(p_merchant);
  -- An account of the house is added up: not where nobody waits.
  if not exists (select from contract_bill b
      where b.merchant_id = p_merchant and b.state = 'DEFAULTED' and b.paid_minor < b.due_minor) then
    return 0;
  end if;
  v_guarantee := open_account(p_merchant, 'guarantee', null, p_currency, false);
  perform lock_brand(p_merchant, 'guarantee', false);
  v_has := account_sum(p_merchant, v_guarantee);
  for v in
    select b.* from contract_bill b
      where b.merchant_id = p_merchant and b.state = 'DEFAULTED' and b.paid_minor < b.due_minor
      order by b.id for update
  loop
    v_pays := least(v_has, v.due_minor - v.paid_minor);
    exit when v_pays <= 0;
    perform move_money(p_merchant, 'contract', 'guarantee:' || v.id || ':' || v.guaranteed_minor, 'guarantee', v.id::text,
      array[v_guarantee, open_account(p_merchant, 'commission', v.agent_id, p_currency, true),
        open_account(p_merchant, 'receivable', v.upline_id, p_currency, false),
        open_account(p_merchant, 'receivables', null, p_currency, false)],
      array[-v_pays, v_pays, v_pays, -v_pays]);
    update contract_bill b set paid_minor = b.paid_minor + v_pays, guaranteed_minor = b.guaranteed_minor + v_pays
      where b.merchant_id = p_merchant and b.id = v.id;
    v_has := v_has - v_pays;
    v_paid := v_paid + 1;
  end loop;
  return v_paid;
end $$;

revoke all on function pay_guaranteed from public;
