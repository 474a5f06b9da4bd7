-- The ladder of every brand that has one, as its file says it. Points are hundredths of a point.
create table rank_rule (
  merchant_id bigint primary key references merchant,
  zone text not null,
  -- Days whose points count towards a higher rank; 0: since ever.
  count_days int not null check (count_days >= 0),
  keep_days int not null check (keep_days > 0),
  notice_days int not null check (notice_days > 0),
  -- How many times a bonus of a rank is staked.
  turnover int not null check (turnover > 0)
);
call secure_brand_rows('rank_rule');

create table rank_step (
  merchant_id bigint not null references rank_rule on delete cascade,
  -- From 0; everybody stands there from the beginning.
  level int not null check (level >= 0),
  rank text not null,
  points bigint not null check (points between 0 and 100000000000),
  keep_points bigint not null check (keep_points between 0 and points),
  -- What is given once at the rise.
  bonus_minor bigint not null check (bonus_minor between 0 and 1000000000000),
  gift_points bigint not null check (gift_points between 0 and 100000000),
  -- Added to the daily rebates, in percentage points.
  rebate_percent numeric(6, 3) not null check (rebate_percent >= 0),
  primary key (merchant_id, level),
  unique (merchant_id, rank)
);
call secure_brand_rows('rank_step');

-- No foreign key leads from the following to a member: it would lock the member's row in the run that counts the bets
-- of all brands. Members are never removed.

-- The rank of each member who ever left the first step. Days are those of the brand's time zone.
create table rank_member (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  rank text not null,
  -- What the rank asked for when it was last looked at: tells the nearest one when the ladder has lost it.
  points bigint not null,
  -- When it was reached: the days that counted for it end here.
  risen_on date not null,
  -- It is kept until the second day, and held for longer by points from the first one on; null on the first step.
  hold_from date not null,
  held_until date,
  -- After a step down, or when an operator has set the rank, the count begins anew: with these points, on this day.
  base_on date,
  base_points bigint not null default 0,
  -- What was earned before that day, in millionths of a hundredth of a point.
  base_micro numeric(38, 0) not null default 0,
  -- Of which end of the hold the member has been told, or need not be told.
  noticed_until date,
  primary key (merchant_id, member_id)
) with (fillfactor = 80);
-- What the job looks for, over all brands: ends that came, and ends of which nobody has been told.
create index rank_member_due on rank_member (held_until) where held_until is not null;
create index rank_member_unnoticed on rank_member (held_until)
  where held_until is not null and noticed_until is distinct from held_until;
call secure_brand_rows('rank_member');

-- Every change of a rank, and whether the member has been told.
create table rank_change (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  member_id bigint not null,
  from_rank text not null,
  to_rank text not null,
  reason text not null check (reason in ('earned', 'takenBack', 'steppedDown', 'set', 'ladder')),
  changed_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (merchant_id, id)
);
create index rank_change_member on rank_change (merchant_id, member_id, id desc);
create index rank_change_untold on rank_change (merchant_id, id) where told_at is null;
call secure_brand_rows('rank_change');

-- What ranks give: the gift at a rise from the rise on, a monthly and a birthday gift from their claim on.
create table rank_gift (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  -- level:<rank>, month:<yyyy-MM>, birthday:<yyyy>: each once
  gift text not null,
  rank text not null,
  bonus_minor bigint not null check (bonus_minor between 0 and 1000000000000),
  points bigint not null check (points between 0 and 100000000),
  turnover int not null check (turnover > 0),
  offered_on date not null,
  claimed_at timestamptz,
  bonus_id bigint,
  primary key (merchant_id, member_id, gift),
  foreign key (merchant_id, bonus_id) references bonus (merchant_id, id),
  check (bonus_minor > 0 or points > 0),
  check (bonus_id is null or claimed_at is not null)
);
call secure_brand_rows('rank_gift');
