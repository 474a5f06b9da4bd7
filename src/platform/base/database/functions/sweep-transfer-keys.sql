-- Removes the keys of payouts and rollbacks of bets that are older than the window of idempotency: a bet's own row says for as
-- long as it stands there that it is settled or void. All other keys stay. At most 10,000 at once; returns how many.
create or replace function sweep_transfer_keys() returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Three months, whichever they are.
  c_window constant interval := '93 days';
  v_swept int;
begin
  delete from transfer_key k where k.ctid = any (array(
      select o.ctid from transfer_key o where o.scope = 'bet' and o.created_at < now() - c_window
        order by o.created_at limit 10000 for update skip locked));
  get diagnostics v_swept = row_count;
  return v_swept;
end $$;

revoke all on function sweep_transfer_keys from public;
