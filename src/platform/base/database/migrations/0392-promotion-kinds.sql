-- A part in a daily match that an earlier day ended: it made room for the next day's, and still has its bonus.
create table promotion_day (
  merchant_id bigint not null,
  promotion_id text not null,
  member_id bigint not null,
  joined_at timestamptz not null,
  state text not null check (state in ('CLAIMED', 'EXPIRED', 'CANCELLED')),
  reserved_minor bigint not null check (reserved_minor >= 0),
  deposit_id bigint,
  bonus_id bigint,
  ended_at timestamptz not null,
  primary key (merchant_id, promotion_id, member_id, joined_at),
  foreign key (merchant_id, promotion_id) references promotion_state,
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, deposit_id) references deposit (merchant_id, id),
  foreign key (merchant_id, bonus_id) references bonus (merchant_id, id)
);
create index promotion_day_deposit on promotion_day (merchant_id, deposit_id) where deposit_id is not null;
call secure_brand_rows('promotion_day');

-- What a promotion adds to a member's rebate of a day and category: decided for all members when the day is settled,
-- then paid to each.
create table rebate_boost (
  merchant_id bigint not null,
  promotion_id text not null,
  member_id bigint not null,
  -- A day of the merchant's time zone.
  day date not null,
  game_type text not null,
  -- In percent of the valid bets, beyond the rebate's own rate.
  rate numeric(6, 3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Null: decided, and not paid yet.
  paid_at timestamptz,
  primary key (merchant_id, promotion_id, member_id, day),
  foreign key (merchant_id, promotion_id) references promotion_state,
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index rebate_boost_member on rebate_boost (merchant_id, member_id, day);
create index rebate_boost_unpaid on rebate_boost (merchant_id, day) where paid_at is null;
call secure_brand_rows('rebate_boost');

-- A bonus that is staked on named games alone. Null: on every game.
alter table bonus add column node_ids int[] check (cardinality(node_ids) > 0);
-- The most of it that becomes cash; null: all. What is above it stays with the house.
alter table bonus add column most_minor bigint check (most_minor > 0);
-- What stayed with the house so, once it became cash.
alter table bonus add column above_minor bigint not null default 0 check (above_minor >= 0);
