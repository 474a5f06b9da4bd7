-- Whoever is not the owner sees and writes the rows of one brand: see brand-scope.ts. The two selects in
-- the policy are answered once for each statement, not for each row. Every later table with a
-- merchant_id needs the same policy (a test finds those without).

create function shown_brand() returns bigint language sql stable parallel safe as $$
  select case when current_setting('livery.brand', true) ~ '^[0-9]+$'
    then current_setting('livery.brand', true)::bigint end
$$;

create function shows_all_brands() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('livery.brand', true) = 'all', false)
$$;

create procedure secure_brand_rows(named regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', named);
  execute format(
    'create policy one_brand on %s
      using ((select shows_all_brands()) or merchant_id = (select shown_brand()))
      with check ((select shows_all_brands()) or merchant_id = (select shown_brand()))', named);
end
$$;

do $$
declare
  named regclass;
begin
  for named in
    select c.oid::regclass from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_id' and not a.attisdropped
      where c.relkind in ('r', 'p')
      order by 1
  loop
    call secure_brand_rows(named);
  end loop;
end
$$;

-- One person is one at every brand: what finds and excludes them elsewhere works as the owner. These
-- are the only doors from one brand to another.
alter function exclusions_of(bigint, bigint) security definer set search_path = public, pg_temp;
alter function exclude_person(bigint, bigint, timestamptz, text)
  security definer set search_path = public, pg_temp;
alter function revoke_passes_of_identity() security definer set search_path = public, pg_temp;
revoke all on function exclusions_of(bigint, bigint),
  exclude_person(bigint, bigint, timestamptz, text) from public;
