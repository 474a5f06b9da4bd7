-- Recomputes a member's identities when their numbers or addresses change.
create or replace function refresh_own_identities() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'member' then
    perform refresh_identities(new.merchant_id, new.id);
  elsif tg_op = 'DELETE' then
    perform refresh_identities(old.merchant_id, old.member_id);
  else
    perform refresh_identities(new.merchant_id, new.member_id);
  end if;
  return null;
end $$;
