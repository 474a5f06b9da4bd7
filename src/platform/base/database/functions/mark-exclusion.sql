-- Says when an exclusion that holds at every brand was last written: other cells fetch what is new.
create or replace function mark_exclusion() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
