-- Sees to it that no transfer stands without its key that is written past write_transfer, which writes it itself: calls in
-- flight of the former version have none. A key that another transfer has is refused, and so is a second transfer that
-- reverses the same one. Not asked for bets, whose own rows say where each stands.
create or replace function keep_transfer_key() returns trigger language plpgsql as $$
declare
  v_key record;
begin
  for v_key in
    select new.scope, new.idem_key, new.request_hash where new.scope <> 'bet'
    union all select 'reverses', new.reverses::text, '' where new.reverses is not null
  loop
    insert into transfer_key (merchant_id, scope, idem_key, transfer_id, created_at, request_hash)
      values (new.merchant_id, v_key.scope, v_key.idem_key, new.id, new.created_at, v_key.request_hash)
      on conflict do nothing;
    if not found and not exists (select from transfer_key k where k.merchant_id = new.merchant_id
        and k.scope = v_key.scope and k.idem_key = v_key.idem_key and k.transfer_id = new.id) then
      raise exception 'the key % of % has another transfer than %', v_key.idem_key, v_key.scope, new.id
        using errcode = 'unique_violation';
    end if;
  end loop;
  return null;
end $$;
