-- Rounds that all players of a brand share, bound to each other by a chain of hashes.

create table shared_chain (
  id bigint generated always as identity primary key,
  merchant text not null,
  node_id integer not null,
  -- the last seed of the chain; every earlier one is a hash of the one after it
  last_seed text not null,
  length integer not null check (length > 0),
  -- shown before the first round
  tip_hash text not null unique,
  client_seed text not null,
  -- rounds that were drawn from it
  used integer not null default 0 check (used between 0 and length),
  made_at timestamptz not null default now()
);

create index shared_chain_of_game on shared_chain (merchant, node_id, id desc);

create table shared_round (
  id text primary key,
  chain_id bigint not null references shared_chain,
  merchant text not null,
  node_id integer not null,
  game_code text not null,
  game_name text not null,
  model jsonb not null,
  index integer not null check (index > 0),
  seed text not null,
  -- shown while bets are taken
  seed_hash text not null,
  outcome jsonb not null,
  status text not null check (status in ('open', 'running', 'ended', 'void')),
  opened_at timestamptz not null,
  runs_at timestamptz not null,
  ends_at timestamptz not null,
  rests_until timestamptz not null,
  unique (chain_id, index)
);

create index shared_round_of_game on shared_round (merchant, node_id, opened_at desc);
create index shared_round_unfinished on shared_round (status) where status in ('open', 'running');

create table shared_bet (
  id text primary key,
  round_id text not null references shared_round,
  player_id bigint not null references player,
  session_id bigint not null references play_session,
  request_id uuid not null,
  vendor_code text not null,
  bet jsonb not null,
  stake_minor bigint not null check (stake_minor > 0),
  odds double precision not null,
  status text not null check (status in
    ('staking', 'placed', 'cashed', 'settled', 'rolling_back', 'void', 'refused')),
  payout_minor bigint check (payout_minor >= 0),
  -- at which multiple it was cashed out
  multiplier double precision,
  placed_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (player_id, request_id)
);

create index shared_bet_of_round on shared_bet (round_id);
create index shared_bet_of_player on shared_bet (player_id, placed_at desc);

alter table message add foreign key (shared_bet_id) references shared_bet;
