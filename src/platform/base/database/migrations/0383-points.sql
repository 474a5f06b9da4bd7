-- Points are a currency of their own, PTS, in hundredths of a point: a member's account is `points`, the house's `issuer`.

-- The brands whose bets earn points, and until when each one's have been counted: a brand that fails keeps its own time.
create table points_brand (
  merchant_id bigint primary key references merchant,
  followed_until timestamptz not null
);
call secure_brand_rows('points_brand');

-- By which rule a settled bet earns: the newest that began before it was settled. Rows are never changed, so that a bet
-- that is taken back takes exactly what it earned.
create table points_rule (
  merchant_id bigint not null references merchant,
  from_at timestamptz not null,
  currency text not null,
  zone text not null,
  -- Of valid bets, for one point.
  per_minor bigint not null check (per_minor > 0),
  -- Category -> percent; none: nothing is earned.
  weights jsonb not null,
  primary key (merchant_id, from_at)
);
call secure_brand_rows('points_rule');

-- What a promotion multiplies, from when until when; a change of its terms ends the row and begins another.
create table points_multiplier (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  promotion_id text not null,
  from_at timestamptz not null,
  until_at timestamptz check (until_at >= from_at),
  times int not null check (times between 2 and 10),
  categories text[] not null,
  hours int[] not null,
  zone text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Hundredths of a point, beyond what the bets earn without it.
  member_most bigint not null check (member_most > 0),
  total_most bigint not null check (total_most > 0),
  primary key (merchant_id, id)
);
create unique index points_multiplier_open on points_multiplier (merchant_id, promotion_id)
  where until_at is null;
call secure_brand_rows('points_multiplier');

-- What a promotion has given to all members together, in millionths of a hundredth of a point.
create table points_promotion (
  merchant_id bigint not null references merchant,
  promotion_id text not null,
  given_micro numeric(38, 0) not null default 0 check (given_micro >= 0),
  primary key (merchant_id, promotion_id)
);
call secure_brand_rows('points_promotion');

-- No foreign key leads from the following to a member: it would lock the member's row in the run that counts the bets
-- of all brands. Members are never removed.

-- What of a promotion is a member's.
create table points_share (
  merchant_id bigint not null,
  promotion_id text not null,
  member_id bigint not null,
  -- What the bets say, and of it what both bounds let through.
  wanted_micro numeric(38, 0) not null,
  given_micro numeric(38, 0) not null check (given_micro >= 0),
  primary key (merchant_id, promotion_id, member_id)
) with (fillfactor = 80);
call secure_brand_rows('points_share');

create table points_member (
  merchant_id bigint not null,
  member_id bigint not null,
  -- What the settled bets and the promotions say, in millionths of a hundredth of a point.
  earned_micro numeric(38, 0) not null default 0,
  -- What of it is in the ledger, in hundredths. More than was earned: the rest is owed, and the next points pay it.
  posted bigint not null default 0 check (posted between 0 and 1000000000000000),
  primary key (merchant_id, member_id)
) with (fillfactor = 80);
call secure_brand_rows('points_member');

-- A member's points as the member reads them: bets by day and category, everything else one by one.
create table points_record (
  merchant_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  reason text not null check (reason in ('earned', 'multiplied', 'takenBack', 'converted', 'redeemed',
    'givenBack', 'granted', 'taken')),
  -- A category, a promotion, an order.
  ref text not null default '',
  -- The day of the merchant's time zone, of what bets say; null: a movement of its own.
  day date,
  micro numeric(38, 0) not null,
  created_at timestamptz not null default now(),
  primary key (merchant_id, id),
  check ((reason in ('earned', 'multiplied', 'takenBack')) = (day is not null))
) with (fillfactor = 80);
create index points_record_member on points_record (merchant_id, member_id, id desc);
create unique index points_record_day on points_record (merchant_id, member_id, day, reason, ref)
  where day is not null;
call secure_brand_rows('points_record');

insert into bet_watermark (follower, followed_until) values ('points', now());

-- Cash that came from points is staked before it goes out.
alter table turnover_item drop constraint turnover_item_kind_check;
alter table turnover_item add constraint turnover_item_kind_check
  check (kind in ('deposit', 'rebate', 'transfer', 'points'));
