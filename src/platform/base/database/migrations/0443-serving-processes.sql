-- Which brands each process has files of: a process with an older set of them switches nothing off that another serves.
create table serving_process (
  id uuid primary key,
  codes text[] not null,
  seen_at timestamptz not null default clock_timestamp()
);

-- Raised with every import that changed a brand: whoever reads another number than before reads what has changed.
create table brands_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into brands_version (version) values (0);
