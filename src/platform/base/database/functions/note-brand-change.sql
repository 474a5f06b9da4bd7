-- A brand changes in the import that raises the number of all brands: its own is what that one will be.
create or replace function note_brand_change() returns trigger language plpgsql as $$
begin
  new.changed_in := (select v.version + 1 from brands_version v);
  return new;
end $$;
