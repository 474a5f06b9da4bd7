-- The platform's games, which brand shows which, what members marked, and who won.

create table vendor (
  code text primary key,
  name text not null,
  lottery text check (lottery in ('LOTT', 'SEA', 'VN')),
  active boolean not null default true
);

create table game (
  node_id int primary key check (node_id > 0),
  game_code text not null unique,
  vendor_code text not null references vendor,
  game_type text not null check (game_type in
    ('RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'FISH', 'LOTT', 'ELOTT', 'COCKFIGHT', 'INHOUSE')),
  game_classify text not null,
  is_game text not null check (is_game in ('GAME', 'VASSALAGE')),
  -- BCP-47 tag → name; English always.
  names jsonb not null check (names ? 'en'),
  rtp numeric(5, 2) check (rtp between 75 and 99.5),
  volatility smallint check (volatility between 1 and 5),
  -- A unit is a hundred minor units of the merchant's currency.
  minimum_stake_units int not null,
  maximum_stake_units int not null,
  free_trial boolean not null,
  is_top boolean not null,
  is_hot boolean not null,
  is_new boolean not null,
  on_mobile boolean not null,
  released_on date not null,
  sequence int not null,
  maintenance boolean not null default false,
  -- False once a release no longer ships it; favourites and wins keep pointing at it.
  active boolean not null default true,
  check (minimum_stake_units > 0 and maximum_stake_units >= minimum_stake_units)
);

create index game_of_vendor on game (vendor_code, game_type, sequence) where active;

-- The merchant's categories and their vendors, in its order. A merchant's games are those of
-- its vendors; a row of merchant_game says what differs for one of them.
create table merchant_vendor (
  merchant_id bigint not null references merchant,
  game_type text not null,
  vendor_code text not null references vendor,
  category_position int not null,
  position int not null,
  primary key (merchant_id, game_type, vendor_code)
);

create table merchant_game (
  merchant_id bigint not null references merchant,
  node_id int not null references game,
  hidden boolean not null default false,
  maintenance boolean not null default false,
  -- Null leaves the platform's choice.
  is_hot boolean,
  is_top boolean,
  primary key (merchant_id, node_id)
);

create table favorite (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  node_id int not null references game,
  marked_at timestamptz not null default now(),
  primary key (merchant_id, member_id, node_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create index favorite_of_game on favorite (merchant_id, node_id);

create table winner (
  merchant_id bigint not null references merchant,
  -- Names the win for ever: the same one is never shown twice.
  win_key text not null,
  -- Already masked when written: the board never holds a whole name.
  customer_name text not null,
  node_id int not null references game,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  won_at timestamptz not null,
  primary key (merchant_id, win_key)
);

create index winner_by_amount on winner (merchant_id, amount_minor desc);
create index winner_by_moment on winner (merchant_id, won_at);
