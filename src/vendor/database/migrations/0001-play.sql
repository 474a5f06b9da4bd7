-- Who plays, in which sessions, from which seeds, which rounds, and what the wallets were told.

create table player (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- the player's number at the merchant
  player_id text not null,
  wallet text not null check (wallet in ('real', 'trial', 'fun')),
  -- as other players may see it
  name text not null,
  -- the least time between two rounds is counted from here
  last_started_at timestamptz,
  unique (merchant, player_id, wallet)
);

create table play_session (
  id bigint generated always as identity primary key,
  -- of the token that the page holds; the token itself is not stored
  token_hash text not null unique,
  ticket_hash text not null unique,
  vendor_code text not null,
  -- opens the player's wallet at the platform
  platform_token text not null,
  player_id bigint not null references player,
  node_id integer not null,
  purpose text not null check (purpose in ('play', 'replay')),
  -- the round that a replay shows
  round_id text,
  -- what the platform said when the session began
  facts jsonb not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ended_at timestamptz
);

create index play_session_of_player on play_session (player_id, node_id);

create table seed_pair (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  -- told to nobody before `revealed_at`
  server_seed text not null,
  server_seed_hash text not null unique,
  client_seed text not null,
  -- how many rounds it has given
  nonce integer not null default 0 check (nonce >= 0),
  made_at timestamptz not null default now(),
  revealed_at timestamptz
);

create unique index seed_pair_now on seed_pair (player_id) where revealed_at is null;
create index seed_pair_of_player on seed_pair (player_id, revealed_at);

create table round (
  id text primary key,
  player_id bigint not null references player,
  session_id bigint not null references play_session,
  -- of the call that started it: the same id gives the same round
  request_id uuid not null,
  vendor_code text not null,
  node_id integer not null,
  game_code text not null,
  game_name text not null,
  model jsonb not null,
  -- staking: a stake is on its way. open: the player's move. paying: the end is on its way to the
  -- wallet. rolling_back: a stake whose fate nobody knows is taken back. refused: nothing was staked.
  status text not null check (status in
    ('staking', 'open', 'paying', 'ended', 'rolling_back', 'void', 'refused')),
  seed_pair_id bigint not null references seed_pair,
  nonce integer not null,
  -- everything, hidden cards included
  state jsonb not null,
  -- an act that becomes true when the wallet has taken its stake
  pending jsonb,
  -- acts that became true
  steps integer not null default 0,
  -- of the last act: the same id is no second act
  last_request_id uuid not null,
  -- what the player asked to play for; rules may stake a multiple of it
  start_stake_minor bigint not null check (start_stake_minor > 0),
  -- what was staked in all
  stake_minor bigint not null default 0 check (stake_minor >= 0),
  payout_minor bigint check (payout_minor >= 0),
  jackpot_minor bigint not null default 0 check (jackpot_minor >= 0),
  started_at timestamptz not null default now(),
  acted_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (player_id, request_id)
);

-- one round of a game at a time
create unique index round_open on round (player_id, node_id)
  where status in ('staking', 'open', 'rolling_back');
create index round_of_player on round (player_id, node_id, started_at desc);
create index round_left on round (acted_at) where status = 'open';

create table round_step (
  round_id text not null references round,
  step integer not null,
  act jsonb not null,
  view jsonb not null,
  at timestamptz not null default now(),
  primary key (round_id, step)
);

-- What the wallets are told. Written before it is sent, sent until it is answered.
create table message (
  id bigint generated always as identity primary key,
  vendor_code text not null,
  call text not null check (call in ('bet', 'win', 'rollback', 'jackpot')),
  request_id text not null unique,
  -- of the bet that it is about
  transaction_id text not null,
  round_id text references round,
  shared_bet_id text,
  stake_minor bigint not null default 0,
  body jsonb not null,
  -- abandoned: a bet that was never answered and is rolled back instead
  state text not null default 'pending' check (state in ('pending', 'done', 'refused', 'abandoned')),
  refusal text,
  answer jsonb,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz
);

create index message_pending on message (next_try_at) where state = 'pending';
create index message_of_round on message (round_id);
create index message_of_shared_bet on message (shared_bet_id);
