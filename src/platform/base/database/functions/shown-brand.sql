-- The id of the merchant whose rows a connection may see; null where it may see none or all: see brand-scope.ts.
create or replace function shown_brand() returns bigint language sql stable parallel safe as $$
  select case when current_setting('livery.brand', true) ~ '^[0-9]+$'
    then current_setting('livery.brand', true)::bigint end
$$;
