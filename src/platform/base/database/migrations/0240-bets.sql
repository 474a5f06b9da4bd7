-- Bets of every vendor, and bets that were taken back before they came.

create table bet (
  merchant_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  vendor_code text not null,
  -- The vendor's own number of the bet: once only.
  transaction_id text not null,
  round_id text,
  game_type text not null,
  node_id int,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- Of the stake, what came out of the bonus purse; and which bonus that was.
  bonus_stake_minor bigint not null default 0 check (bonus_stake_minor between 0 and stake_minor),
  bonus_id bigint,
  odds numeric(12, 3) check (odds >= 1),
  status text not null default 'open' check (status in ('open', 'settled', 'void')),
  -- What the game pays, stake included; null while it is open.
  payout_minor bigint check (payout_minor >= 0),
  -- Of the payout, what went into the bonus purse, and what the house kept of a lost bonus.
  bonus_payout_minor bigint not null default 0 check (bonus_payout_minor >= 0),
  kept_payout_minor bigint not null default 0 check (kept_payout_minor >= 0),
  valid_minor bigint not null default 0 check (valid_minor between 0 and stake_minor),
  -- What it counted towards a bonus, and which one.
  counted_minor bigint not null default 0 check (counted_minor >= 0),
  counted_bonus_id bigint,
  transfer_id bigint not null,
  placed_at timestamptz not null default now(),
  settled_at timestamptz,
  voided_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, vendor_code, transaction_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  check ((status = 'open') = (settled_at is null and voided_at is null)),
  check (status <> 'settled' or payout_minor is not null)
) with (fillfactor = 85);

create index bet_of_member on bet (merchant_id, member_id, placed_at desc, id desc);
create index bet_settled on bet (merchant_id, settled_at) where settled_at is not null;
create index bet_settled_of_member on bet (merchant_id, member_id, settled_at)
  where settled_at is not null;
create index bet_voided on bet (merchant_id, voided_at) where voided_at is not null;
create index bet_open_of_bonus on bet (merchant_id, bonus_id)
  where bonus_id is not null and status = 'open';

-- A rollback that came before its bet: the late bet is refused.
create table bet_tombstone (
  merchant_id bigint not null,
  vendor_code text not null,
  transaction_id text not null,
  member_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (merchant_id, vendor_code, transaction_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
