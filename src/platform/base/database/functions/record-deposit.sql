-- Keeps the one row that a deposit has in the member's records, from its creation on.
create or replace function record_deposit() returns trigger language plpgsql as $$
declare
  v_moved record;
  v_at timestamptz;
begin
  if tg_op = 'INSERT' then
    insert into money_record (merchant_id, member_id, at, kind, state, wallet, amount_minor, reference)
      values (new.merchant_id, new.member_id, new.created_at, 'deposit', 'pending', 'cash',
        new.amount_minor - new.fee_minor, new.reference);
  end if;
  if new.state in ('CREATED', 'PENDING') or tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  -- No transfer of a deposit is older than the deposit: older months are not looked at. A day is room for dates that were changed.
  select t.created_at into v_at from transfer t
    where t.merchant_id = new.merchant_id and t.id = new.transfer_id
      and t.created_at >= new.created_at - interval '1 day';
  select e.amount, e.balance_after into v_moved from entry e
    join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
    where e.merchant_id = new.merchant_id and e.transfer_id = new.transfer_id
      and e.created_at in (v_at, 'epoch') and a.member_id = new.member_id and a.kind = 'cash';
  -- The same holds for its record.
  update money_record r set
      state = case new.state when 'SETTLED' then 'completed' when 'FAILED' then 'failed'
        when 'EXPIRED' then 'expired' else 'returned' end,
      at = case when new.state = 'SETTLED' then clock_timestamp() else r.at end,
      amount_minor = coalesce(v_moved.amount, r.amount_minor),
      balance_after_minor = v_moved.balance_after
    where r.merchant_id = new.merchant_id and r.member_id = new.member_id and r.kind = 'deposit'
      and r.reference = new.reference and r.at >= new.created_at - interval '1 day';
  return null;
end $$;
