-- What holds for a person at every brand says by itself what it is: it refers to no row of a brand, so that it can be
-- copied to wherever brands are.
alter table excluded_identity
  add column member_id bigint,
  add column started_at timestamptz,
  add column until timestamptz,
  add column returns_at timestamptz;
update excluded_identity e
  set member_id = s.member_id, started_at = s.started_at, until = s.until, returns_at = s.returns_at
  from self_exclusion s where s.merchant_id = e.merchant_id and s.id = e.exclusion_id;
alter table excluded_identity
  alter column member_id set not null,
  alter column started_at set not null,
  drop constraint excluded_identity_merchant_id_exclusion_id_fkey;
create index excluded_identity_of on excluded_identity (merchant_id, exclusion_id);

create function copy_exclusion() returns trigger language plpgsql as $$
begin
  update excluded_identity e set started_at = new.started_at, until = new.until, returns_at = new.returns_at
    where e.merchant_id = new.merchant_id and e.exclusion_id = new.id;
  return null;
end $$;

create trigger exclusion_is_copied after update on self_exclusion
  for each row execute function copy_exclusion();

-- Those that write such rows, at once with the columns.
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
    order by 1
  loop
    perform end_excluded(v_brand, p_merchant, v_exclusion.id, p_keep_token);
  end loop;
  return v_exclusion;
end $$;

create function end_excluded(p_merchant bigint, p_of bigint, p_exclusion bigint, p_keep_token text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_member bigint;
begin
  for v_member in
    select i.member_id from excluded_identity e
      join member_identity i on i.merchant_id = p_merchant and i.kind = e.kind and i.hash = e.hash
        and (e.proved or not i.proved)
      where e.merchant_id = p_of and e.exclusion_id = p_exclusion
    union
    select s.member_id from self_exclusion s
      where p_of = p_merchant and s.merchant_id = p_merchant and s.id = p_exclusion
    order by 1
  loop
    delete from session s where s.merchant_id = p_merchant and s.member_id = v_member
      and s.token_hash <> p_keep_token;
    update play_session p set ended_at = p.seen_at where p.merchant_id = p_merchant
      and p.member_id = v_member and p.ended_at is null;
    insert into protection_choice (merchant_id, member_id, marketing) values (p_merchant, v_member, false)
      on conflict (merchant_id, member_id) do update set marketing = false;
  end loop;
end $$;
revoke all on function end_excluded from public;

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
