-- The brand's jackpot: a real pool in the ledger, fed by a part of the stakes.

create table jackpot_pool (
  merchant_id bigint not null references merchant,
  currency text not null,
  -- Tracked, so that it can never pay more than is in it.
  account_id bigint not null,
  -- What was settled or taken back until then is in it.
  fed_until timestamptz not null,
  -- What was too little to be moved, in millionths of a minor unit; below zero after voids.
  remainder_micro bigint not null default 0,
  -- How often it was filled with its start.
  seeds int not null default 0,
  -- What was in it before it was last fed, so that a ticker can go from there to here.
  previous_minor bigint not null default 0,
  previous_at timestamptz not null,
  primary key (merchant_id, currency)
);

create table jackpot_win (
  merchant_id bigint not null,
  id bigint generated always as identity,
  -- Names the win for ever: it is paid once.
  win_key text not null,
  member_id bigint not null,
  node_id int,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  transfer_id bigint not null,
  won_at timestamptz not null default now(),
  primary key (merchant_id, id),
  unique (merchant_id, win_key),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
