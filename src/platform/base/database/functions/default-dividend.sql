-- Finds one dividend that its upline has not paid in time, freezes the upline, and pays who waits for it from the brand's
-- guarantee account, as far as that goes; what it paid the upline owes. More is paid when there is more: see collect_defaults
-- and pay_guaranteed. Returns the bill, or null when there is none.
--
-- p_hours: how long an upline has to pay; p_guaranteed: whether the guarantee account pays at all
create or replace function default_dividend(p_merchant bigint, p_currency text, p_hours int, p_guaranteed boolean)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v contract_bill;
  v_guarantee bigint;
  v_has bigint;
  v_pays bigint := 0;
begin
  perform hold_to_brand(p_merchant);
  perform lock_bills(p_merchant);
  select b.* into v from contract_bill b
    where b.merchant_id = p_merchant and b.kind = 'dividend' and b.upline_id is not null
      and b.state in ('PAYABLE', 'PART', 'INSUFFICIENT')
      and b.calculated_at <= clock_timestamp() - make_interval(hours => p_hours)
    order by b.id limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  insert into agent_freeze (merchant_id, agent_id, bill_id, reason)
    values (p_merchant, v.upline_id, v.id, 'dividend ' || v.id || ' was not paid in time') on conflict do nothing;
  perform tell_agent(p_merchant, v.upline_id, 'agentFrozen', 'bill:' || v.id);
  perform tell_agent(p_merchant, v.agent_id, 'dividendUnpaid', 'bill:' || v.id);
  if p_guaranteed then
    v_guarantee := open_account(p_merchant, 'guarantee', null, p_currency, false);
    -- An account of the house has no balance of its own: one default after the other looks at its entries.
    perform lock_brand(p_merchant, 'guarantee', false);
    v_has := account_sum(p_merchant, v_guarantee);
    v_pays := greatest(0, least(v_has, v.due_minor - v.paid_minor));
  end if;
  if v_pays > 0 then
    perform move_money(p_merchant, 'contract', 'guarantee:' || v.id, 'guarantee', v.id::text,
      array[v_guarantee, open_account(p_merchant, 'commission', v.agent_id, p_currency, true),
        open_account(p_merchant, 'receivable', v.upline_id, p_currency, false),
        open_account(p_merchant, 'receivables', null, p_currency, false)],
      array[-v_pays, v_pays, v_pays, -v_pays]);
  end if;
  update contract_bill b set state = 'DEFAULTED', defaulted_at = clock_timestamp(),
      paid_minor = b.paid_minor + v_pays, guaranteed_minor = v_pays
    where b.merchant_id = p_merchant and b.id = v.id;
  return v.id;
end $$;

revoke all on function default_dividend from public;
