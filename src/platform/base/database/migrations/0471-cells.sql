-- Cells: whole stacks of platform and database, each with brands of its own. The list stands in the first one's database.
create table cell (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{0,30}$'),
  -- The variable that holds the address of its database; the address itself, which has a password, is in no row.
  address_in text not null unique check (address_in ~ '^(LIVERY_[A-Z0-9_]+|DATABASE_URL)$'),
  state text not null default 'open' check (state in ('open', 'draining')),
  added_at timestamptz not null default now()
);

-- Which of them this database is; without a row it is the only one. Brands that no row of brand_cell is about are in the first.
create table this_cell (
  is_only boolean primary key default true check (is_only),
  name text not null,
  is_first boolean not null
);

-- A brand that moves, or has moved. It is written here while it is copied, once it is here, and while it was closed for
-- longer than it may be: whoever closed it has died.
create table brand_cell (
  merchant_id bigint primary key references merchant,
  state text not null check (state in ('copying', 'closing', 'gone', 'arriving', 'here')),
  -- Where it goes, or whence it comes.
  other_cell text not null,
  closed_at timestamptz,
  closed_until timestamptz,
  -- How far each follower of ended bets has read it when it went.
  followed jsonb,
  changed_at timestamptz not null default now(),
  check (state <> 'closing' or closed_until is not null)
);
call secure_brand_rows('brand_cell');
