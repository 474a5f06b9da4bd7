-- Lotteries: draws, the tickets of every brand, orders of several draws, and what was drawn how often.

-- A draw belongs to the lottery, not to a brand: all brands that sell it have the same numbers.
create table lottery_issue (
  game_code text not null,
  issue_no text not null,
  draws_at timestamptz not null,
  -- SHA-256 of the seed, shown before the first ticket is sold.
  commit_hash text not null check (commit_hash ~ '^[0-9a-f]{64}$'),
  -- Shown once the numbers are out.
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  -- A digest of all tickets, made when sales were over: nobody knows it before, so that nobody who
  -- reads this table knows the numbers.
  client_seed text check (client_seed ~ '^[0-9a-f]{64}$'),
  status text not null default 'open' check (status in ('open', 'drawn', 'settled', 'cancelled')),
  -- Tier by tier: [["1","2"],["7"]].
  result jsonb,
  tickets int not null default 0,
  drawn_at timestamptz,
  settled_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  -- When every ticket of a cancelled draw was taken back.
  refunded_at timestamptz,
  primary key (game_code, issue_no),
  unique (game_code, draws_at),
  check ((result is null) = (drawn_at is null) and (client_seed is null) = (drawn_at is null)),
  check ((status in ('drawn', 'settled')) = (drawn_at is not null)),
  check ((status = 'settled') = (settled_at is not null)),
  check ((status = 'cancelled') = (cancelled_at is not null))
) with (fillfactor = 70);

create index lottery_issue_due on lottery_issue (draws_at) where status in ('open', 'drawn');
create index lottery_issue_refund on lottery_issue (cancelled_at)
  where status = 'cancelled' and refunded_at is null;
create index lottery_issue_drawn on lottery_issue (game_code, draws_at desc)
  where status in ('drawn', 'settled');

-- An order of several draws. Its tickets say what became of it.
create table lottery_plan (
  merchant_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  game_code text not null,
  lines jsonb not null,
  stop_on_win boolean not null,
  -- `done` is one that runs and has no open ticket.
  status text not null default 'running' check (status in ('running', 'stopped', 'cancelled')),
  placed_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  check ((status = 'running') = (ended_at is null))
);

create index lottery_plan_of_member on lottery_plan (merchant_id, member_id, id desc);

-- What a bet on a lottery is made of; its money is the bet's.
create table lottery_ticket (
  merchant_id bigint not null,
  -- The bet's own number.
  id bigint not null,
  member_id bigint not null,
  game_code text not null,
  issue_no text not null,
  plan_id bigint,
  bet_type text not null,
  picks jsonb not null,
  bets int not null check (bets > 0),
  -- The stake of one unit, and what multiplies it in this draw.
  unit_minor bigint not null check (unit_minor > 0),
  multiple int not null check (multiple > 0),
  -- Price → decimal odds, as they stood at the purchase.
  odds jsonb not null,
  -- Price → how often it won; null while open and for a ticket that lost.
  hits jsonb,
  placed_at timestamptz not null default now(),
  primary key (merchant_id, id),
  foreign key (merchant_id, id) references bet (merchant_id, id),
  foreign key (game_code, issue_no) references lottery_issue (game_code, issue_no),
  foreign key (merchant_id, plan_id) references lottery_plan (merchant_id, id)
) with (fillfactor = 90);

create index lottery_ticket_of_issue
  on lottery_ticket (game_code, issue_no, merchant_id, member_id, id);
create index lottery_ticket_of_member on lottery_ticket (merchant_id, member_id, id desc);
create index lottery_ticket_of_plan on lottery_ticket (merchant_id, plan_id, id)
  where plan_id is not null;

-- How often every option of a row came since a lottery began, and in how many draws.
create table lottery_count (
  game_code text not null,
  -- A row of the statistics; the empty one counts the draws.
  row_key text not null,
  option text not null,
  count bigint not null,
  primary key (game_code, row_key, option)
);

-- Missions whose bonus was taken: once for each window.
create table lottery_mission_claim (
  merchant_id bigint not null,
  member_id bigint not null,
  mission_id text not null,
  -- The first day of the window, in the brand's time zone.
  window_from date not null,
  claimed_at timestamptz not null default now(),
  primary key (merchant_id, member_id, mission_id, window_from),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
