-- Notes that a master's contract with the house has to be looked at; see contract_brands_due.
create or replace function note_master() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into contract_look (merchant_id) values (new.merchant_id);
  return null;
end $$;
