-- The id of the merchant whose rows a connection may see; null where it may see none or all: see brand-scope.ts. Without a
-- `case`, whose branches a planner that works out stable expressions beforehand (Citus) all reads.
create or replace function shown_brand() returns bigint language sql stable parallel safe as $$
  select substring(current_setting('livery.brand', true) from '^[0-9]+$')::bigint
$$;
