-- Excludes a person: from now on exclusions_of returns the exclusion for every account of theirs, at every brand. What it
-- ends at once it ends brand by brand, in the order of the brands. Runs as the owner, because a person can have accounts at
-- several brands.
create or replace function exclude_person(
  p_merchant bigint, p_member bigint, p_until timestamptz, p_keep_token text
) returns self_exclusion
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_exclusion self_exclusion;
  v_brand bigint;
begin
  insert into self_exclusion (merchant_id, member_id, until)
    values (p_merchant, p_member, p_until) returning * into v_exclusion;
  insert into excluded_identity (kind, hash, merchant_id, exclusion_id, proved, member_id, started_at, until)
    select i.kind, i.hash, p_merchant, v_exclusion.id, i.proved, p_member, v_exclusion.started_at, p_until
      from member_identity i where i.merchant_id = p_merchant and i.member_id = p_member;
  for v_brand in
    select p_merchant
    union
    select i.merchant_id from excluded_identity e
      join member_identity i on i.kind = e.kind and i.hash = e.hash and (e.proved or not i.proved)
      where e.merchant_id = p_merchant and e.exclusion_id = v_exclusion.id
        and not brand_is_elsewhere(i.merchant_id)
    order by 1
  loop
    perform end_excluded(v_brand, p_merchant, v_exclusion.id, p_keep_token);
  end loop;
  return v_exclusion;
end $$;

revoke all on function exclude_person from public;
