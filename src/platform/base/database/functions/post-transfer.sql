-- The function through which the server calls write_transfer. For a key that was used before it returns the first
-- transfer (replay), and fails when the key comes with another request.
-- Errors: LV001 key used for another request, and those of write_transfer.
create or replace function post_transfer(
  p_merchant bigint, p_scope text, p_key text, p_hash text, p_kind text,
  p_accounts bigint[], p_amounts bigint[], p_ref text default null, p_reverses bigint default null
) returns table (id bigint, replay boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_hash text;
begin
  id := write_transfer(p_merchant, p_scope, p_key, p_hash, p_kind, p_accounts, p_amounts, p_ref,
    p_reverses);
  replay := id is null;
  if replay then
    select k.transfer_id, k.request_hash into id, v_hash from transfer_key k
      where k.merchant_id = p_merchant and k.scope = p_scope and k.idem_key = p_key;
    if v_hash is distinct from p_hash then
      raise exception 'the key % of % was used for another request', p_key, p_scope
        using errcode = 'LV001';
    end if;
  end if;
  return next;
end $$;

revoke all on function post_transfer from public;
