-- What came back of a member's valid bets, once for each day and category.

create table rebate (
  merchant_id bigint not null,
  member_id bigint not null,
  -- A day of the merchant's time zone.
  day date not null,
  game_type text not null,
  -- Bets settled on the day, less those of earlier days that were voided on it.
  valid_minor bigint not null,
  -- In percent, as it stood on the day of the payment.
  rate numeric(6, 3) not null,
  amount_minor bigint not null check (amount_minor >= 0),
  -- Below 0: voids that this day's bets did not make up for; the next rebate begins with it.
  carry_minor bigint not null default 0 check (carry_minor <= 0),
  paid_at timestamptz not null default now(),
  primary key (merchant_id, member_id, day, game_type),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

-- Days that are done: a day is settled once for each merchant.
create table rebate_day (
  merchant_id bigint not null references merchant,
  day date not null,
  settled_at timestamptz not null default now(),
  primary key (merchant_id, day)
);
