-- What a brand gives for points, as its file says it; an import writes it anew.
create table mall_item (
  merchant_id bigint not null references merchant,
  id text not null,
  position int not null,
  kind text not null check (kind in ('goods', 'cash', 'bonus')),
  category text not null,
  -- language -> text
  title jsonb not null,
  text jsonb not null,
  art text not null,
  price_points bigint not null check (price_points between 1 and 1000000000),
  -- What one credits; null for goods.
  amount_minor bigint check (amount_minor > 0),
  -- How many are given out in all; null: as many as are wanted.
  stock int check (stock >= 0),
  per_member int check (per_member > 0),
  primary key (merchant_id, id),
  check ((kind = 'goods') = (amount_minor is null))
);
call secure_brand_rows('mall_item');

-- How many of an item were given out: kept when the catalogue is imported anew.
create table mall_taken (
  merchant_id bigint not null references merchant,
  item_id text not null,
  count int not null check (count >= 0),
  primary key (merchant_id, item_id)
) with (fillfactor = 70);
call secure_brand_rows('mall_taken');

-- What a member has redeemed. It carries the terms of its day, so that an import changes nothing for it.
create table mall_order (
  merchant_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  item_id text not null,
  kind text not null check (kind in ('goods', 'cash', 'bonus')),
  -- language -> text
  title jsonb not null,
  art text not null,
  quantity int not null check (quantity between 1 and 100),
  -- For all of them together.
  price_points bigint not null check (price_points > 0),
  amount_minor bigint check (amount_minor > 0),
  currency text not null,
  -- How many times cash or bonus is staked; null for goods.
  turnover double precision check (turnover >= 0),
  -- Cash and bonuses are COMPLETED at once. PROCESSING: it is on its way.
  state text not null default 'APPLYING'
    check (state in ('APPLYING', 'CONFIRMED', 'PROCESSING', 'COMPLETED', 'REJECTED')),
  -- Name, mobile number and address as JSON, sealed where there is a key; null for what is not sent, and once it is erased.
  recipient bytea,
  recipient_sealed boolean not null default false,
  erased_at timestamptz,
  carrier text,
  tracking text,
  -- Why it was rejected; the member reads it.
  reason text,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  shipped_at timestamptz,
  closed_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  check ((kind = 'goods') = (amount_minor is null)),
  check ((kind = 'goods') = (turnover is null)),
  check ((state in ('COMPLETED', 'REJECTED')) = (closed_at is not null)),
  check ((state = 'REJECTED') = (reason is not null)),
  check (kind = 'goods' or (recipient is null and state = 'COMPLETED')),
  check (recipient is null or erased_at is null)
);
create index mall_order_member on mall_order (merchant_id, member_id, id desc);
create index mall_order_item on mall_order (merchant_id, member_id, item_id);
create index mall_order_waiting on mall_order (id) where closed_at is null;
create index mall_order_recipient on mall_order (closed_at) where recipient is not null;
call secure_brand_rows('mall_order');
