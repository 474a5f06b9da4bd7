-- Which brands have contracts with something to do: one query over all brands finds them, and only those are worked on.

-- When the period ends that is to be settled next; '-infinity': nobody has looked yet.
alter table contract_run add column due_at timestamptz not null default '-infinity';

-- The ladder that a brand's masters were last given: a hash of its terms, its periods and the time zone.
create table contract_ladder (
  merchant_id bigint primary key references merchant,
  digest text not null
);
call secure_brand_rows('contract_ladder');

-- Masters whose contract with the house has to be looked at again. Who looked removes those rows that were there before:
-- nobody who opens an account waits for it.
create table contract_look (
  merchant_id bigint not null references merchant,
  id bigint not null generated always as identity,
  primary key (merchant_id, id)
);
call secure_brand_rows('contract_look');

create function note_master() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into contract_look (merchant_id) values (new.merchant_id);
  return null;
end $$;

create trigger master_opened after insert on member
  for each row when (new.type = 1 and new.upline_id is null) execute function note_master();
create trigger master_changed after update of type, upline_id, status on member
  for each row when (new.type = 1 and new.upline_id is null
    and (old.type, old.upline_id, old.status) is distinct from (new.type, new.upline_id, new.status))
  execute function note_master();
-- A contract with the house that ends makes room for another.
create trigger house_contract_changed after update of state, ends_at on agent_contract
  for each row when (new.upline_id is null and (old.state, old.ends_at) is distinct from (new.state, new.ends_at))
  execute function note_master();
