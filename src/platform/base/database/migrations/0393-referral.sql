-- Which browser a device is: each member who signs in with a browser has a device of their own there. Null: it is the
-- first one of its browser.
alter table device add column browser bigint;

-- From which browsers and addresses a member has signed in, of brands in which members invite friends. Kept for a time.
create table member_trace (
  merchant_id bigint not null,
  member_id bigint not null,
  kind text not null check (kind in ('device', 'address')),
  value text not null,
  seen_at timestamptz not null default now(),
  primary key (merchant_id, member_id, kind, value),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index member_trace_value on member_trace (merchant_id, kind, value);
create index member_trace_age on member_trace (seen_at);
call secure_brand_rows('member_trace');

-- A friend whom a member has invited, under the terms of the day of registration.
create table referral (
  merchant_id bigint not null,
  friend_id bigint not null,
  inviter_id bigint not null,
  terms jsonb not null,
  registered_at timestamptz not null default now(),
  verified_at timestamptz,
  deposited_at timestamptz,
  -- The first that counted.
  deposit_id bigint,
  -- Valid bets within the days of the terms, less those that were taken back.
  valid_minor bigint not null default 0 check (abs(valid_minor) <= 9000000000000000),
  active_at timestamptz,
  -- When it is to be judged next; null: nothing waits.
  due_at timestamptz,
  -- Why nothing more is earned with it, since when, and who else has the same.
  barred text check (barred in ('identity', 'device', 'address', 'account', 'household', 'closed',
    'depositRefunded', 'revoked')),
  barred_at timestamptz,
  barred_with bigint,
  primary key (merchant_id, friend_id),
  foreign key (merchant_id, friend_id) references member (merchant_id, id),
  foreign key (merchant_id, inviter_id) references member (merchant_id, id),
  foreign key (merchant_id, barred_with) references member (merchant_id, id),
  foreign key (merchant_id, deposit_id) references deposit (merchant_id, id),
  check (friend_id <> inviter_id),
  check ((deposit_id is null) = (deposited_at is null)),
  check ((barred is null) = (barred_at is null))
);
create index referral_inviter on referral (merchant_id, inviter_id, friend_id);
create index referral_deposit on referral (merchant_id, deposit_id) where deposit_id is not null;
create index referral_due on referral (due_at) where due_at is not null;
call secure_brand_rows('referral');

-- How much of a brand's budget is promised and given. The row is the lock under which rewards are booked.
create table referral_state (
  merchant_id bigint primary key references merchant,
  committed_minor bigint not null default 0
    check (committed_minor between 0 and 9000000000000000)
);
call secure_brand_rows('referral_state');

-- What a stage of a friend brings to one of the two: once.
create table referral_reward (
  merchant_id bigint not null,
  id bigint generated always as identity,
  friend_id bigint not null,
  -- Who gets it: the inviter or the friend.
  member_id bigint not null,
  party text not null check (party in ('inviter', 'friend')),
  stage text not null check (stage in ('verified', 'deposit', 'active')),
  amount_minor bigint not null check (amount_minor between 1 and 9000000000000000),
  turnover int not null check (turnover >= 1),
  state text not null check (state in ('LOCKED', 'CLAIMABLE', 'CLAIMED', 'CANCELLED')),
  -- Why it was cancelled, or never given.
  reason text check (reason in ('month', 'most', 'budget', 'excluded', 'betsTakenBack', 'barred')),
  booked_at timestamptz not null default now(),
  unlocks_at timestamptz not null,
  bonus_id bigint,
  ended_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, friend_id, party, stage),
  foreign key (merchant_id, friend_id) references referral,
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, bonus_id) references bonus (merchant_id, id),
  check ((state = 'CANCELLED') = (reason is not null)),
  check ((state = 'CLAIMED') = (bonus_id is not null)),
  check ((state in ('CLAIMED', 'CANCELLED')) = (ended_at is not null))
);
create index referral_reward_member on referral_reward (merchant_id, member_id, id);
call secure_brand_rows('referral_reward');

insert into bet_watermark (follower, followed_until) values ('referrals', now());
