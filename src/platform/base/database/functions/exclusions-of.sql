-- The exclusions that hold for a member: own ones, and those of the same person elsewhere. What
-- somebody only wrote on a form never excludes whoever has proved to own it.
-- It works as the owner, because one person is one at every brand.
create or replace function exclusions_of(p_merchant bigint, p_member bigint)
returns setof self_exclusion
language sql stable security definer set search_path = public, pg_temp as $$
  select s.* from self_exclusion s
    where s.merchant_id = p_merchant and s.member_id = p_member
      and (s.returns_at is null or s.returns_at > now())
  union
  select s.* from member_identity i
    join excluded_identity e on e.kind = i.kind and e.hash = i.hash and (e.proved or not i.proved)
    join self_exclusion s on s.merchant_id = e.merchant_id and s.id = e.exclusion_id
    where i.merchant_id = p_merchant and i.member_id = p_member
      and (s.returns_at is null or s.returns_at > now())
$$;

revoke all on function exclusions_of from public;
