-- A round of a promotion's red envelopes: announced, open, over. It carries its terms, so that an import that changes or
-- removes the promotion changes nothing for a round that is announced.
create table red_envelope_round (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  promotion_id text not null,
  -- language -> text
  title jsonb not null,
  audience jsonb,
  currency text not null,
  pool_minor bigint not null check (pool_minor > 0),
  count int not null check (count between 1 and 10000),
  least_minor bigint not null check (least_minor > 0),
  -- 0: what an envelope holds is cash; else how many times it is staked before it is.
  turnover int not null check (turnover >= 0),
  budget_minor bigint not null,
  -- CANCELLED: it never opened, because its promotion was closed, its budget gone, or its time over.
  state text not null default 'ANNOUNCED'
    check (state in ('ANNOUNCED', 'OPEN', 'CLOSED', 'CANCELLED')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- What nobody took, once it is closed.
  returned_minor bigint check (returned_minor between 0 and pool_minor),
  ended_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, promotion_id, opens_at),
  foreign key (merchant_id, promotion_id) references promotion_state,
  check (closes_at >= opens_at),
  check ((state in ('CLOSED', 'CANCELLED')) = (ended_at is not null)),
  check ((state = 'CLOSED') = (returned_minor is not null))
);
create index red_envelope_round_live on red_envelope_round (merchant_id, opens_at)
  where state in ('ANNOUNCED', 'OPEN');
create index red_envelope_round_opens on red_envelope_round (opens_at) where state = 'ANNOUNCED';
create index red_envelope_round_closes on red_envelope_round (closes_at)
  where state in ('ANNOUNCED', 'OPEN');
call secure_brand_rows('red_envelope_round');

-- The envelopes of a round, in the order in which they are given out.
create table red_envelope (
  merchant_id bigint not null,
  round_id bigint not null,
  seq int not null,
  amount_minor bigint not null check (amount_minor > 0),
  member_id bigint,
  claimed_at timestamptz,
  -- Null where it is cash.
  bonus_id bigint,
  returned_at timestamptz,
  primary key (merchant_id, round_id, seq),
  foreign key (merchant_id, round_id) references red_envelope_round,
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, bonus_id) references bonus (merchant_id, id),
  check ((member_id is null) = (claimed_at is null)),
  check (member_id is null or returned_at is null)
) with (fillfactor = 70);
create unique index red_envelope_one_each on red_envelope (merchant_id, round_id, member_id)
  where member_id is not null;
create index red_envelope_left on red_envelope (merchant_id, round_id, seq)
  where member_id is null and returned_at is null;
create index red_envelope_member on red_envelope (merchant_id, member_id, claimed_at)
  where member_id is not null;
call secure_brand_rows('red_envelope');

-- Promotions that have rounds, of all brands.
create index promotion_envelopes on promotion (merchant_id)
  where mechanic ->> 'kind' = 'redEnvelope';
