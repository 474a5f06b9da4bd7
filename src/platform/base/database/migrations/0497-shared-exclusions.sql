-- When an exclusion that holds at every brand was written: other cells fetch what is new.
alter table excluded_identity add column changed_at timestamptz not null default now();
create index excluded_identity_changed on excluded_identity (changed_at);

create function mark_exclusion() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
create trigger exclusion_is_marked before update on excluded_identity
  for each row execute function mark_exclusion();

-- Since when a cell has had the exclusions of all others, when they were last brought level.
alter table this_cell add column exclusions_level_at timestamptz;
