-- What the bets and the records of a member come to by day, so that a year is not added up row by row. Counted by a job from
-- what has ended; a bet's own way writes none of it. See count-day-sums.sql, bet-sums.sql and record-sums.sql.
create table bet_day (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  -- Of the brand's time zone, on which they were placed.
  day date not null,
  game_type text not null,
  -- As a member is told of a bet that has ended: won, lost, push or void.
  state text not null,
  bets bigint not null,
  -- 0 of those that were taken back.
  stake_minor bigint not null,
  payout_minor bigint not null,
  valid_minor bigint not null,
  primary key (merchant_id, member_id, day, game_type, state),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
) with (fillfactor = 85);
call secure_brand_rows('bet_day');

-- Those records that are never changed and are most of all: bets and payouts.
create table record_day (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  -- Of the brand's time zone.
  day date not null,
  kind text not null,
  records bigint not null,
  -- What moved in, and out (below zero).
  in_minor bigint not null,
  out_minor bigint not null,
  primary key (merchant_id, member_id, day, kind),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
) with (fillfactor = 85);
call secure_brand_rows('record_day');

-- Until when both are counted of a brand, as its bets were then; of several processes, who holds the row counts. What was counted by another time zone is no day of the brand's.
create table day_sums_mark (
  merchant_id bigint primary key references merchant,
  time_zone text not null,
  counted_until timestamptz not null default '-infinity'
);
call secure_brand_rows('day_sums_mark');

do $$ begin
  if exists (select from pg_roles where rolname = 'livery_server') then
    grant select, insert, update, delete on bet_day, record_day, day_sums_mark to livery_server;
  end if;
end $$;
