-- Takes what uplines owe on dividends that they did not pay in time out of their commission, as it comes: for who is directly
-- below what they have not had, then for the guarantee account what it has paid. Who owes nothing more on a bill is not frozen
-- by it any more. Returns for how many bills anything was taken; 0: no more can be.
create or replace function collect_defaults(p_merchant bigint, p_currency text, p_most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v record;
  v_account record;
  v_below bigint;
  v_back bigint;
  v_taken int := 0;
begin
  perform hold_to_brand(p_merchant);
  perform lock_bills(p_merchant);
  for v in
    select b.id, b.upline_id, b.agent_id, b.paid_minor, b.repaid_minor, b.due_minor - b.paid_minor as open,
        b.guaranteed_minor - b.repaid_minor as advanced
      from contract_bill b
      join account a on a.merchant_id = p_merchant and a.kind = 'commission' and a.member_id = b.upline_id
        and a.currency = p_currency and a.balance > 0
      where b.merchant_id = p_merchant and b.state = 'DEFAULTED'
      order by b.id limit p_most for update of b
  loop
    -- Of several bills of one upline each finds what those before it have left.
    select a.id, a.balance into v_account from account a where a.merchant_id = p_merchant and a.kind = 'commission'
      and a.member_id = v.upline_id and a.currency = p_currency for update;
    v_below := least(v_account.balance, v.open);
    v_back := least(v_account.balance - v_below, v.advanced);
    continue when v_below + v_back = 0;
    perform move_money(p_merchant, 'contract', 'collect:' || v.id || ':' || v.paid_minor || ':' || v.repaid_minor,
      'dividend', v.id::text,
      array[v_account.id, open_account(p_merchant, 'commission', v.agent_id, p_currency, true),
        open_account(p_merchant, 'guarantee', null, p_currency, false),
        open_account(p_merchant, 'receivable', v.upline_id, p_currency, false),
        open_account(p_merchant, 'receivables', null, p_currency, false)],
      array[-(v_below + v_back), v_below, v_back, -v_back, v_back]);
    update contract_bill b set paid_minor = b.paid_minor + v_below, repaid_minor = b.repaid_minor + v_back,
        state = case when v_below + v_back = v.open + v.advanced then 'PAID' else b.state end,
        paid_at = case when v_below + v_back = v.open + v.advanced then clock_timestamp() end
      where b.merchant_id = p_merchant and b.id = v.id;
    if v_below + v_back = v.open + v.advanced then
      update agent_freeze f set freed_at = clock_timestamp()
        where f.merchant_id = p_merchant and f.bill_id = v.id and f.freed_at is null;
    end if;
    v_taken := v_taken + 1;
  end loop;
  return v_taken;
end $$;

revoke all on function collect_defaults from public;
