-- Moves money between wallets of members of one brand, as move_between_purses does it for one: any number of moves in one
-- round trip and one transaction, each in its own subtransaction, so that a refused one does not affect the others. What a
-- move failed with is its fault (SQLSTATE) and, where it violated one, the name of the constraint.
--
-- p_moves: [{member, currency, from, to, amount, key, hash}]
create or replace function move_brand_purses(p_merchant bigint, p_moves jsonb)
returns table (place bigint, transfer_id bigint, from_balance bigint, to_balance bigint, fault text, violated text)
language plpgsql security definer set search_path = public, pg_temp
-- Less than deadlock_timeout: in a deadlock with another transaction this one is aborted, not the other.
set lock_timeout = '500ms' as $$
declare
  m record;
begin
  perform hold_to_brand(p_merchant);
  for m in
    select t.* from rows from (jsonb_to_recordset(p_moves) as (
        member bigint, currency text, "from" text, "to" text, amount bigint, key text, hash text)) with ordinality
      as t (member, currency, "from", "to", amount, key, hash, place)
      -- The same order in every batch, so that two batches wait for each other instead of deadlocking.
      order by t.member, t.place
  loop
    place := m.place;
    fault := null;
    violated := null;
    begin
      select t.transfer_id, t.from_balance, t.to_balance into transfer_id, from_balance, to_balance
        from move_between_purses(p_merchant, m.member, m.currency, m."from", m."to", m.amount, m.key, m.hash) t;
    exception when others then
      get stacked diagnostics violated = constraint_name;
      transfer_id := null;
      from_balance := null;
      to_balance := null;
      fault := sqlstate;
    end;
    return next;
  end loop;
end $$;

revoke all on function move_brand_purses from public;
