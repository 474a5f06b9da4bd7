-- Whether somebody is below an agent now, at any depth; nobody is below themselves.
create or replace function is_in_branch(p_merchant bigint, p_agent bigint, p_member bigint) returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return exists (select from downline d where d.merchant_id = p_merchant and d.ancestor_id = p_agent
    and d.member_id = p_member and d.until is null);
end $$;
