-- What a promotion does and for whom, as the merchant's file says; null: it only informs.
alter table promotion add column mechanic jsonb;
alter table promotion add column audience jsonb;

-- What a promotion's file cannot say: how much of its budget is promised, and whether somebody closed it.
-- It outlives the promotion's row, which every import writes anew.
create table promotion_state (
  merchant_id bigint not null references merchant,
  promotion_id text not null,
  -- Kept for those who joined, and given.
  committed_minor bigint not null default 0 check (committed_minor >= 0),
  closed_at timestamptz,
  primary key (merchant_id, promotion_id)
);
call secure_brand_rows('promotion_state');

-- A member's part in a promotion, under the terms at which it was joined.
create table promotion_entry (
  merchant_id bigint not null,
  promotion_id text not null,
  member_id bigint not null,
  kind text not null,
  terms jsonb not null,
  -- language -> text
  title jsonb not null,
  state text not null default 'JOINED'
    check (state in ('JOINED', 'CLAIMABLE', 'CLAIMED', 'EXPIRED', 'CANCELLED')),
  -- Of the budget: at first the most that can come, then what came.
  reserved_minor bigint not null check (reserved_minor >= 0),
  -- Whose condition it was, once there is one.
  deposit_id bigint,
  bonus_id bigint,
  -- Counted for the limits; null: not known.
  device_id bigint,
  address text not null,
  joined_at timestamptz not null default now(),
  -- Until when the condition can be met, then until when it can be claimed.
  due_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_id, promotion_id, member_id),
  foreign key (merchant_id, promotion_id) references promotion_state,
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, deposit_id) references deposit (merchant_id, id),
  foreign key (merchant_id, bonus_id) references bonus (merchant_id, id),
  check ((state in ('JOINED', 'CLAIMABLE')) = (ended_at is null)),
  check ((state = 'CLAIMED') <= (bonus_id is not null))
);
create index promotion_entry_member on promotion_entry (merchant_id, member_id);
create index promotion_entry_due on promotion_entry (due_at) where state in ('JOINED', 'CLAIMABLE');
create index promotion_entry_deposit on promotion_entry (merchant_id, deposit_id)
  where deposit_id is not null;
call secure_brand_rows('promotion_entry');
