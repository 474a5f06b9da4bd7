-- The brand whose rows a connection is shown; null where none, or all, are shown: see brand-scope.ts.
create or replace function shown_brand() returns bigint language sql stable parallel safe as $$
  select case when current_setting('livery.brand', true) ~ '^[0-9]+$'
    then current_setting('livery.brand', true)::bigint end
$$;
