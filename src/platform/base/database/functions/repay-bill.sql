-- Takes from an upline's cash what it owes on one of its dividends: to who is directly below what they have not had, to
-- the guarantee account what it has paid. Frees the upline when nothing is owed any more. Returns what was taken, in
-- minor units; 0 when nothing is owed, or the cash does not cover all of it.
create or replace function repay_bill(p_merchant bigint, p_currency text, p_bill bigint, p_upline bigint)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v contract_bill;
  v_open bigint;
  v_advanced bigint;
  v_cash record;
begin
  perform hold_to_brand(p_merchant);
  perform lock_bills(p_merchant);
  select b.* into v from contract_bill b where b.merchant_id = p_merchant and b.id = p_bill
    and b.upline_id = p_upline and b.kind = 'dividend' for update;
  if not found then
    return 0;
  end if;
  v_open := v.due_minor - v.paid_minor;
  v_advanced := v.guaranteed_minor - v.repaid_minor;
  select a.id, a.balance into v_cash from account a where a.merchant_id = p_merchant and a.kind = 'cash'
    and a.member_id = p_upline and a.currency = p_currency for update;
  if v_open + v_advanced = 0 or coalesce(v_cash.balance, 0) < v_open + v_advanced then
    return 0;
  end if;
  perform move_money(p_merchant, 'contract', 'repay:' || v.id || ':' || v.paid_minor || ':' || v.repaid_minor,
    'dividend_repaid', v.id::text,
    array[v_cash.id, open_account(p_merchant, 'commission', v.agent_id, p_currency, true),
      open_account(p_merchant, 'guarantee', null, p_currency, false),
      open_account(p_merchant, 'receivable', p_upline, p_currency, false),
      open_account(p_merchant, 'receivables', null, p_currency, false)],
    array[-(v_open + v_advanced), v_open, v_advanced, -v_advanced, v_advanced]);
  update contract_bill b set paid_minor = b.due_minor, repaid_minor = b.guaranteed_minor, state = 'PAID',
      paid_at = clock_timestamp()
    where b.merchant_id = p_merchant and b.id = v.id;
  update agent_freeze f set freed_at = clock_timestamp()
    where f.merchant_id = p_merchant and f.bill_id = v.id and f.freed_at is null;
  return v_open + v_advanced;
end $$;

revoke all on function repay_bill from public;
