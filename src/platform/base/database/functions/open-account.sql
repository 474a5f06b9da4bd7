-- Opens an empty account, or finds the existing one; returns its id.
create or replace function open_account(
  p_merchant bigint, p_kind text, p_member bigint, p_currency text, p_tracked boolean
) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  insert into account as a (merchant_id, kind, member_id, currency, tracked)
    values (p_merchant, p_kind, p_member, p_currency, p_tracked)
    on conflict do nothing returning a.id into v_id;
  if v_id is null then
    select a.id into strict v_id from account a
      where a.merchant_id = p_merchant and a.kind = p_kind and a.currency = p_currency
        and a.member_id is not distinct from p_member;
  end if;
  return v_id;
end $$;

revoke all on function open_account from public;
