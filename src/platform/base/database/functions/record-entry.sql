-- Writes a row to the member's records for each entry of a cash or bonus account.
create or replace function record_entry() returns trigger language plpgsql as $$
declare
  v_account record;
  v_transfer record;
begin
  -- The other side is not counted.
  if new.account_seq is null then
    return null;
  end if;
  select a.kind, a.member_id into v_account from account a
    where a.merchant_id = new.merchant_id and a.id = new.account_id;
  if v_account.member_id is null or v_account.kind not in ('cash', 'bonus') then
    return null;
  end if;
  select t.scope, t.kind, t.ref into v_transfer from transfer t
    where t.merchant_id = new.merchant_id and t.id = new.transfer_id and t.created_at = new.created_at;
  -- A deposit has its row from its creation on; the trigger deposit_recorded updates it.
  if v_transfer.scope = 'deposit' then
    return null;
  end if;
  insert into money_record
      (merchant_id, member_id, kind, state, wallet, amount_minor, balance_after_minor, reference)
    values (new.merchant_id, v_account.member_id, record_kind(v_transfer.kind, new.amount),
      case when v_transfer.kind = 'withdrawal' then 'pending' else 'completed' end,
      v_account.kind, new.amount, new.balance_after,
      coalesce(v_transfer.ref, new.transfer_id::text));
  return null;
end $$;
