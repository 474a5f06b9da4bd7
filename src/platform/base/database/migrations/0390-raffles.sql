-- A raffle with its terms: an import that changes or removes the promotion changes nothing for it.
create table raffle (
  merchant_id bigint not null references merchant,
  promotion_id text not null,
  -- language -> text
  title jsonb not null,
  audience jsonb,
  currency text not null,
  source text not null check (source in ('validBets', 'deposits')),
  -- Null: the valid bets of all.
  categories text[],
  step_minor bigint not null check (step_minor > 0),
  most_tickets int not null check (most_tickets between 1 and 1000),
  -- [{count, amountMinor}], in the order in which they are drawn
  prizes jsonb not null,
  prizes_minor bigint not null check (prizes_minor > 0),
  -- 0: a prize is cash; else how many times it is staked before it is.
  turnover int not null check (turnover >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- When the list closes: until then voids and refunds take tickets back.
  closes_at timestamptz not null,
  -- CANCELLED: somebody closed the promotion before it began.
  state text not null default 'OPEN' check (state in ('OPEN', 'CLOSED', 'DRAWN', 'CANCELLED')),
  -- Sealed until it is drawn.
  server_seed text not null,
  commit_hash text not null,
  tickets bigint,
  members int,
  list_hash text,
  beacon_round bigint,
  -- From when on the beacon's value can be had.
  draws_at timestamptz,
  beacon_value text,
  client_seed text,
  ended_at timestamptz,
  primary key (merchant_id, promotion_id),
  foreign key (merchant_id, promotion_id) references promotion_state,
  check (ends_at >= starts_at and closes_at >= ends_at),
  check ((state in ('CLOSED', 'DRAWN')) = (list_hash is not null)),
  check ((state in ('CLOSED', 'DRAWN')) = (beacon_round is not null)),
  check ((state = 'DRAWN') = (client_seed is not null)),
  check ((state in ('DRAWN', 'CANCELLED')) = (ended_at is not null))
);
create index raffle_open on raffle (merchant_id) where state = 'OPEN';
create index raffle_closes on raffle (closes_at) where state = 'OPEN';
create index raffle_draws on raffle (draws_at) where state = 'CLOSED';
call secure_brand_rows('raffle');

-- What a member has in a raffle; of deposits it is written when the list closes.
create table raffle_entry (
  merchant_id bigint not null,
  promotion_id text not null,
  member_id bigint not null,
  -- What the public list calls the member, in this raffle only.
  public_id text not null default left(translate(gen_random_uuid()::text, '-', ''), 16),
  counted_minor bigint not null,
  -- The place in the list, and the tickets; null: the list is open, or there are none.
  seq int,
  first_ticket bigint,
  last_ticket bigint,
  primary key (merchant_id, promotion_id, member_id),
  unique (merchant_id, promotion_id, public_id),
  unique (merchant_id, promotion_id, seq),
  foreign key (merchant_id, promotion_id) references raffle,
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  check ((seq is null) = (first_ticket is null)),
  check ((seq is null) = (last_ticket is null)),
  check (last_ticket >= first_ticket)
) with (fillfactor = 80);
create index raffle_entry_member on raffle_entry (merchant_id, member_id);
call secure_brand_rows('raffle_entry');

-- What a ticket has won; it waits until it is claimed.
create table raffle_prize (
  merchant_id bigint not null,
  promotion_id text not null,
  seq int not null,
  ticket bigint not null,
  member_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  claimed_at timestamptz,
  primary key (merchant_id, promotion_id, seq),
  unique (merchant_id, promotion_id, ticket),
  foreign key (merchant_id, promotion_id, member_id) references raffle_entry
);
create index raffle_prize_member on raffle_prize (merchant_id, member_id);
call secure_brand_rows('raffle_prize');

-- Promotions that are raffles, of all brands.
create index promotion_raffles on promotion (merchant_id) where mechanic ->> 'kind' = 'raffle';

insert into bet_watermark (follower, followed_until) values ('raffles', now());
