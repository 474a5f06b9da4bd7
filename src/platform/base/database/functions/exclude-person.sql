-- Excludes a person: from now on exclusions_of returns the exclusion for every account of theirs. Their play sessions
-- end, all their sessions but the requesting one end, and offers are turned off. Runs as the owner, because a person
-- can have accounts at several brands.
create or replace function exclude_person(
  p_merchant bigint, p_member bigint, p_until timestamptz, p_keep_token text
) returns self_exclusion
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_exclusion self_exclusion;
  v_account record;
begin
  insert into self_exclusion (merchant_id, member_id, until)
    values (p_merchant, p_member, p_until) returning * into v_exclusion;
  insert into excluded_identity (kind, hash, merchant_id, exclusion_id, proved)
    select i.kind, i.hash, p_merchant, v_exclusion.id, i.proved from member_identity i
      where i.merchant_id = p_merchant and i.member_id = p_member;
  for v_account in
    select p_merchant as merchant_id, p_member as member_id
    union
    select i.merchant_id, i.member_id from excluded_identity e
      join member_identity i on i.kind = e.kind and i.hash = e.hash and (e.proved or not i.proved)
      where e.merchant_id = p_merchant and e.exclusion_id = v_exclusion.id
    order by 1, 2
  loop
    delete from session s where s.merchant_id = v_account.merchant_id
      and s.member_id = v_account.member_id and s.token_hash <> p_keep_token;
    update play_session p set ended_at = p.seen_at where p.merchant_id = v_account.merchant_id
      and p.member_id = v_account.member_id and p.ended_at is null;
    insert into protection_choice (merchant_id, member_id, marketing)
      values (v_account.merchant_id, v_account.member_id, false)
      on conflict (merchant_id, member_id) do update set marketing = false;
  end loop;
  return v_exclusion;
end $$;

revoke all on function exclude_person from public;
