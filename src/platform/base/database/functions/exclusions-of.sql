-- The exclusions in effect for a member: see exclusions_since.
create or replace function exclusions_of(p_merchant bigint, p_member bigint)
returns setof self_exclusion
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select s.* from exclusions_since(p_merchant, p_member, now()) s;
end $$;

revoke all on function exclusions_of from public;
