-- The exclusions that were in effect for a member at a moment or after it: of this account, and of the same person's other
-- accounts. An unverified number or address of an excluded account never excludes an account that has verified it. Reads rows of
-- this brand and those that hold at every brand. Runs as the owner, because a person can have accounts at several brands.
create or replace function exclusions_since(p_merchant bigint, p_member bigint, p_since timestamptz)
returns setof self_exclusion
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    select s.* from self_exclusion s
      where s.merchant_id = p_merchant and s.member_id = p_member
        and (s.returns_at is null or s.returns_at > p_since)
    union
    select e.merchant_id, e.exclusion_id, e.member_id, e.started_at, e.until, e.returns_at from member_identity i
      join excluded_identity e on e.kind = i.kind and e.hash = i.hash and (e.proved or not i.proved)
      where i.merchant_id = p_merchant and i.member_id = p_member
        and (e.returns_at is null or e.returns_at > p_since);
end $$;

revoke all on function exclusions_since from public;
