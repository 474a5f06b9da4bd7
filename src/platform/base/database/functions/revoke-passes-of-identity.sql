-- Revokes the play passes of every account of an excluded person. Runs as the owner, because a person can have accounts
-- at several brands.
create or replace function revoke_passes_of_identity() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from play_pass p using member_identity i
    where i.kind = new.kind and i.hash = new.hash
      and p.merchant_id = i.merchant_id and p.member_id = i.member_id
      and not brand_is_elsewhere(p.merchant_id);
  return null;
end $$;
