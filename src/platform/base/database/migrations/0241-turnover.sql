-- What has to be staked before money goes out, and bonuses.

create table bonus (
  merchant_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  -- Whoever grants it chooses the key: the same key grants once.
  grant_key text not null,
  -- language -> text
  title jsonb not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null
    check (status in ('WAITING', 'ACTIVE', 'COMPLETED', 'FORFEITED', 'EXPIRED', 'SPENT')),
  required_minor bigint not null check (required_minor >= 0),
  done_minor bigint not null default 0 check (done_minor between 0 and required_minor),
  -- What became cash when it was completed.
  converted_minor bigint check (converted_minor >= 0),
  granted_at timestamptz not null default now(),
  expires_at timestamptz,
  closed_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, grant_key),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  check ((status in ('WAITING', 'ACTIVE')) = (closed_at is null)),
  check (status <> 'ACTIVE' or expires_at is not null)
);

-- One purse, so one bonus at a time; others wait.
create unique index bonus_active on bonus (merchant_id, member_id) where status = 'ACTIVE';
create index bonus_of_member on bonus (merchant_id, member_id, id desc);
create index bonus_expiry on bonus (expires_at) where status = 'ACTIVE';

-- What a deposit, a rebate or a received transfer asks for before cash goes out.
create table turnover_item (
  merchant_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  kind text not null check (kind in ('deposit', 'rebate', 'transfer')),
  -- Which one; with the kind, once only.
  ref text not null,
  amount_minor bigint not null check (amount_minor > 0),
  required_minor bigint not null check (required_minor > 0),
  done_minor bigint not null default 0 check (done_minor between 0 and required_minor),
  -- spent: the member lost everything before it was done; nothing is left to hold back.
  status text not null default 'open' check (status in ('open', 'done', 'spent')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, kind, ref),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create index turnover_open on turnover_item (merchant_id, member_id, id) where status = 'open';

-- Which bet counted for which item: a bet that is voided later is taken back.
create table turnover_count (
  merchant_id bigint not null,
  bet_id bigint not null,
  item_id bigint not null,
  counted_minor bigint not null check (counted_minor > 0),
  primary key (merchant_id, bet_id, item_id),
  foreign key (merchant_id, bet_id) references bet (merchant_id, id),
  foreign key (merchant_id, item_id) references turnover_item (merchant_id, id)
);
