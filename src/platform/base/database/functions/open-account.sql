-- Opens an empty account, or finds the existing one; returns its id. Looked for first, by its key: most are there. The two
-- kinds are asked for apart, because no index serves "is not distinct from": all accounts of the brand would be read.
create or replace function open_account(
  p_merchant bigint, p_kind text, p_member bigint, p_currency text, p_tracked boolean
) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  for v_time in 1 .. 2 loop
    if p_member is null then
      select a.id into v_id from account a
        where a.merchant_id = p_merchant and a.kind = p_kind and a.currency = p_currency and a.member_id is null;
    else
      select a.id into v_id from account a
        where a.merchant_id = p_merchant and a.kind = p_kind and a.currency = p_currency and a.member_id = p_member;
    end if;
    exit when v_id is not null;
    insert into account as a (merchant_id, kind, member_id, currency, tracked)
      values (p_merchant, p_kind, p_member, p_currency, p_tracked)
      on conflict do nothing returning a.id into v_id;
    -- Not written: somebody else has opened it at this moment, and it is found the second time.
    exit when v_id is not null;
  end loop;
  if v_id is null then
    raise exception 'the account % of % could not be opened', p_kind, p_member using errcode = 'no_data_found';
  end if;
  return v_id;
end $$;

revoke all on function open_account from public;
