-- Pays dividends that uplines owe, as far as their commission accounts go: to who is directly below. What comes in for who was
-- looked at before goes on when all are looked at once more: see payBills. Returns how many bills were looked at.
create or replace function pay_dividends(p_merchant bigint, p_currency text, p_after bigint, p_most int)
returns table (looked int, last_id bigint) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v record;
  v_has bigint;
  v_pays bigint;
begin
  perform hold_to_brand(p_merchant);
  perform lock_bills(p_merchant);
  looked := 0;
  last_id := p_after;
  for v in
    select b.id, b.upline_id, b.agent_id, b.due_minor, b.paid_minor from contract_bill b
      where b.merchant_id = p_merchant and b.kind = 'dividend' and b.upline_id is not null
        and b.state in ('PAYABLE', 'PART', 'INSUFFICIENT') and b.id > p_after
      order by b.id limit p_most for update skip locked
  loop
    looked := looked + 1;
    last_id := v.id;
    select a.balance into v_has from account a where a.merchant_id = p_merchant and a.kind = 'commission'
      and a.member_id = v.upline_id and a.currency = p_currency for update;
    v_pays := least(coalesce(v_has, 0), v.due_minor - v.paid_minor);
    if v_pays > 0 then
      perform move_money(p_merchant, 'contract', 'dividend:' || v.id || ':' || v.paid_minor, 'dividend', v.id::text,
        array[open_account(p_merchant, 'commission', v.upline_id, p_currency, true),
          open_account(p_merchant, 'commission', v.agent_id, p_currency, true)],
        array[-v_pays, v_pays]);
    end if;
    update contract_bill b set paid_minor = b.paid_minor + v_pays,
        state = case when b.paid_minor + v_pays = b.due_minor then 'PAID'
          when b.paid_minor + v_pays > 0 then 'PART' else 'INSUFFICIENT' end,
        paid_at = case when b.paid_minor + v_pays = b.due_minor then clock_timestamp() end
      where b.merchant_id = p_merchant and b.id = v.id
        and (v_pays > 0 or b.state = 'PAYABLE');
  end loop;
  return next;
end $$;

revoke all on function pay_dividends from public;
