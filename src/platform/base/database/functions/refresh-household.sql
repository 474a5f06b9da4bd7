-- Recomputes a member's household when their address changes.
create or replace function refresh_household() returns trigger language plpgsql as $$
declare
  v_hash bytea := household_hash(new.profile ->> 'address');
begin
  if v_hash is null then
    delete from member_household h where h.merchant_id = new.merchant_id and h.member_id = new.id;
  else
    insert into member_household (merchant_id, member_id, hash) values (new.merchant_id, new.id, v_hash)
      on conflict (merchant_id, member_id) do update set hash = excluded.hash;
  end if;
  return null;
end $$;
