-- Recomputes the hashed numbers and addresses by which a member is recognized at other brands.
create or replace function refresh_identities(p_merchant bigint, p_member bigint) returns void
language plpgsql as $$
begin
  delete from member_identity i where i.merchant_id = p_merchant and i.member_id = p_member;
  insert into member_identity (merchant_id, member_id, kind, hash, proved)
    select p_merchant, p_member, v.kind, identity_hash(v.kind, v.value), bool_or(v.proved)
      from (
        select c.kind, lower(c.value) as value, true as proved from member_contact c
          where c.merchant_id = p_merchant and c.member_id = p_member
        union all
        select w.kind, w.value, false from member m, lateral (values
            ('mobile', regexp_replace(m.profile->>'mobileNum', '[^+0-9]', '', 'g')),
            ('email', lower(trim(m.profile->>'email')))
          ) as w (kind, value)
          where m.merchant_id = p_merchant and m.id = p_member
        union all
        select 'idNumber', upper(regexp_replace(m.profile->>'idNumber', '[^[:alnum:]]', '', 'g')),
            'idNumber' = any (m.profile_locked)
          from member m where m.merchant_id = p_merchant and m.id = p_member
      ) v
      where v.value <> '' group by v.kind, v.value;
  -- An excluded person stays excluded under every number or address added later.
  insert into excluded_identity (kind, hash, merchant_id, exclusion_id, proved, member_id, started_at, until,
      returns_at)
    select i.kind, i.hash, s.merchant_id, s.id, i.proved, s.member_id, s.started_at, s.until, s.returns_at
      from self_exclusion s
      join member_identity i on i.merchant_id = s.merchant_id and i.member_id = s.member_id
      where s.merchant_id = p_merchant and s.member_id = p_member
        and (s.returns_at is null or s.returns_at > now())
    on conflict (kind, hash, merchant_id, exclusion_id)
      do update set proved = excluded_identity.proved or excluded.proved;
end $$;
