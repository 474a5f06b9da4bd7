-- A draw has one result in all cells: the first one draws, from the tickets of all; the others get the calendar and the
-- numbers from it.

-- In other cells the seed comes with the numbers.
alter table lottery_issue alter column server_seed drop not null;
alter table lottery_issue add constraint lottery_issue_drawn_with_seed
  check (drawn_at is null or server_seed is not null);

alter table lottery_issue
  -- When this cell said what it has sold of the draw: nothing is sold any more. Null where there is one cell.
  add column sales_ended_at timestamptz,
  -- Which tickets take part, of all brands: fixed before the value of the beacon that the numbers follow from.
  add column sealed jsonb,
  -- The beacon's first round after this moment counts.
  add column sealed_at timestamptz,
  add column changed_at timestamptz,
  add constraint lottery_issue_sealed check ((sealed is null) = (sealed_at is null));
alter table lottery_issue alter column changed_at set default now();
-- Other cells ask for what is new; what was there before is new until it is drawn.
create index lottery_issue_changed on lottery_issue (coalesce(changed_at, draws_at));

-- What each cell has sold of a draw: for each brand a digest of its tickets, how many there are, and the last one's number.
-- In a cell stands its own; in the first one those of all.
create table lottery_sales (
  game_code text not null,
  issue_no text not null,
  cell text not null,
  brands jsonb not null,
  ended_at timestamptz not null default now(),
  primary key (game_code, issue_no, cell),
  foreign key (game_code, issue_no) references lottery_issue (game_code, issue_no) on delete cascade
);

-- How level a cell is with the others: draws, catalogue, host names. The first one has what was found of each; another
-- cell has its own rows.
create table cell_level (
  cell text not null,
  subject text not null,
  level_at timestamptz not null default now(),
  -- Up to when the first cell's changes have been read.
  read_until timestamptz,
  -- In which it differs, for a person; null where it is level.
  differs text,
  primary key (cell, subject)
);

-- See functions/keep-draws-shared.sql.
create function keep_draws_shared() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
create trigger draws_are_shared before insert or update on lottery_issue
  for each row execute function keep_draws_shared();
