-- Keeps what is said of an exclusion at every brand as it is where the person asked for it.
create or replace function copy_exclusion() returns trigger language plpgsql as $$
begin
  update excluded_identity e set started_at = new.started_at, until = new.until, returns_at = new.returns_at
    where e.merchant_id = new.merchant_id and e.exclusion_id = new.id;
  return null;
end $$;
