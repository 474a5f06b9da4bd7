-- What each member played on a day of the brand's time zone, by game: what missions count. Kept by a follower of ended
-- bets; bets that were taken back are taken out again.
create table play_day (
  merchant_id bigint not null,
  member_id bigint not null,
  day date not null,
  game_type text not null,
  -- 0: the bet names no game.
  node_id int not null,
  rounds int not null check (rounds >= 0),
  valid_minor bigint not null check (valid_minor >= 0),
  primary key (merchant_id, member_id, day, game_type, node_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
) with (fillfactor = 80);
call secure_brand_rows('play_day');

-- The same of lottery draws.
create table draw_day (
  merchant_id bigint not null,
  member_id bigint not null,
  day date not null,
  game_code text not null,
  issue_no text not null,
  tickets int not null check (tickets >= 0),
  valid_minor bigint not null check (valid_minor >= 0),
  primary key (merchant_id, member_id, day, game_code, issue_no),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
) with (fillfactor = 80);
call secure_brand_rows('draw_day');

-- Days on which a member was signed in, for brands that count them.
create table sign_in_day (
  merchant_id bigint not null,
  member_id bigint not null,
  day date not null,
  primary key (merchant_id, member_id, day),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
call secure_brand_rows('sign_in_day');

-- The missions of a brand as its files say, written anew by every import: those of its promotions, and those of its
-- lotteries, which are the set `LOTTERY` (no promotion's id has capital letters).
create table mission (
  merchant_id bigint not null references merchant,
  set_id text not null,
  id text not null,
  position int not null,
  metric text not null check (metric in
    ('rounds', 'validBet', 'games', 'draws', 'tickets', 'lotteryBet', 'signInDays', 'profileSteps')),
  time_window text not null check (time_window in ('day', 'week', 'month', 'once')),
  target bigint not null check (target > 0),
  -- Null: all.
  game_types text[],
  amount_minor bigint not null check (amount_minor > 0),
  -- Null: that of every bonus.
  turnover int check (turnover >= 0),
  -- Null: nothing bounds it.
  budget_minor bigint,
  audience jsonb,
  -- language -> text; null: what is to be done.
  title jsonb,
  -- What its bonus is called, language -> text.
  bonus_title jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (merchant_id, set_id, id)
);
call secure_brand_rows('mission');

-- A mission that a member reached in a window, with its terms: an import changes nothing for it.
create table mission_award (
  merchant_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  set_id text not null,
  mission_id text not null,
  -- The first day of the window, in the brand's time zone; 2000-01-01 for what can be reached once.
  window_from date not null,
  metric text not null,
  time_window text not null,
  target bigint not null,
  game_types text[],
  title jsonb,
  bonus_title jsonb not null,
  amount_minor bigint not null check (amount_minor >= 0),
  turnover int,
  -- Whether it has its place in the promotion's budget.
  budgeted boolean not null,
  state text not null default 'CLAIMABLE' check (state in ('CLAIMABLE', 'CLAIMED', 'EXPIRED')),
  reached_at timestamptz not null default now(),
  claim_until timestamptz not null,
  bonus_id bigint,
  ended_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, member_id, set_id, mission_id, window_from),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, bonus_id) references bonus (merchant_id, id),
  check ((state = 'CLAIMABLE') = (ended_at is null))
);
create index mission_award_open on mission_award (merchant_id, member_id) where state = 'CLAIMABLE';
create index mission_award_due on mission_award (claim_until) where state = 'CLAIMABLE';
create index mission_award_set on mission_award (merchant_id, set_id);
call secure_brand_rows('mission_award');

-- What was claimed of the lotteries' missions stays claimed.
insert into mission_award (merchant_id, member_id, set_id, mission_id, window_from, metric, time_window, target,
    bonus_title, amount_minor, budgeted, state, reached_at, claim_until, bonus_id, ended_at)
  select c.merchant_id, c.member_id, 'LOTTERY', c.mission_id, c.window_from, 'draws', 'day', 1,
      coalesce(b.title, '{}'), coalesce(b.amount_minor, 0), false, 'CLAIMED', c.claimed_at, c.claimed_at, b.id,
      c.claimed_at
    from lottery_mission_claim c
    left join bonus b on b.merchant_id = c.merchant_id and b.grant_key =
      'lottery-mission:' || c.mission_id || ':' || to_char(c.window_from, 'YYYY-MM-DD') || ':' || c.member_id;
drop table lottery_mission_claim;

-- A race of a promotion: running, decided. It carries its terms, so that an import changes nothing for it.
create table race (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  promotion_id text not null,
  -- language -> text
  title jsonb not null,
  audience jsonb,
  currency text not null,
  -- Null: all.
  game_types text[],
  node_ids int[],
  -- Valid bets for a point.
  point_minor bigint not null check (point_minor > 0),
  least_minor bigint not null check (least_minor > 0),
  -- Of each place, the first one first.
  prizes_minor bigint[] not null check (cardinality(prizes_minor) between 1 and 100),
  -- 0: a prize is cash; else how many times it is staked before it is.
  turnover int not null check (turnover >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DECIDED')),
  -- False until its bets from before it was written are counted.
  scored boolean not null default false,
  -- When a place changed last.
  changed_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, promotion_id, starts_at),
  foreign key (merchant_id, promotion_id) references promotion_state,
  check (ends_at > starts_at),
  check ((state = 'DECIDED') = (decided_at is not null))
);
create index race_running on race (merchant_id, ends_at) where state = 'RUNNING';
create index race_ends on race (ends_at) where state = 'RUNNING';
create index race_unscored on race (merchant_id) where not scored;
call secure_brand_rows('race');

-- How far each member is in a race.
create table race_score (
  merchant_id bigint not null,
  race_id bigint not null,
  member_id bigint not null,
  valid_minor bigint not null check (valid_minor >= 0),
  points bigint not null check (points >= 0),
  -- When so many points were reached; null while there are none.
  reached_at timestamptz,
  primary key (merchant_id, race_id, member_id),
  foreign key (merchant_id, race_id) references race,
  foreign key (merchant_id, member_id) references member (merchant_id, id)
) with (fillfactor = 70);
create index race_score_order on race_score (merchant_id, race_id, points desc, reached_at, member_id)
  where points > 0;
call secure_brand_rows('race_score');

-- Who won what.
create table race_prize (
  merchant_id bigint not null,
  race_id bigint not null,
  rank int not null check (rank > 0),
  member_id bigint not null,
  points bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- PAID: as cash when the race was decided, or as a bonus when it was claimed.
  state text not null check (state in ('CLAIMABLE', 'PAID', 'EXPIRED')),
  claim_until timestamptz,
  bonus_id bigint,
  ended_at timestamptz,
  primary key (merchant_id, race_id, rank),
  unique (merchant_id, race_id, member_id),
  foreign key (merchant_id, race_id) references race,
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, bonus_id) references bonus (merchant_id, id),
  check ((state = 'CLAIMABLE') = (ended_at is null)),
  check (state <> 'CLAIMABLE' or claim_until is not null)
);
create index race_prize_member on race_prize (merchant_id, member_id);
create index race_prize_due on race_prize (claim_until) where state = 'CLAIMABLE';
call secure_brand_rows('race_prize');

create index promotion_races on promotion (merchant_id) where mechanic ->> 'kind' = 'race';

-- The two follow the ended bets from here on; what missions count is begun with the days that can still be claimed.
insert into bet_watermark (follower, followed_until)
  values ('missions', now() - interval '10 seconds'), ('races', now() - interval '10 seconds');
insert into play_day (merchant_id, member_id, day, game_type, node_id, rounds, valid_minor)
  select b.merchant_id, b.member_id, at.day, b.game_type, coalesce(b.node_id, 0), count(*), sum(b.valid_minor)
    from merchant m
    join bet b on b.merchant_id = m.id and b.status = 'settled' and b.currency = m.currency
    cross join lateral (select (b.settled_at at time zone (m.config ->> 'timeZone'))::date as day) at
    where b.settled_at > now() - interval '50 days' and b.settled_at <= now() - interval '10 seconds'
      and at.day > (now() at time zone (m.config ->> 'timeZone'))::date - 45
    group by 1, 2, 3, 4, 5;
insert into draw_day (merchant_id, member_id, day, game_code, issue_no, tickets, valid_minor)
  select b.merchant_id, b.member_id, at.day, t.game_code, t.issue_no, count(*), sum(b.valid_minor)
    from merchant m
    join bet b on b.merchant_id = m.id and b.status = 'settled' and b.currency = m.currency
    join lottery_ticket t on t.merchant_id = b.merchant_id and t.id = b.id
    cross join lateral (select (b.settled_at at time zone (m.config ->> 'timeZone'))::date as day) at
    where b.settled_at > now() - interval '50 days' and b.settled_at <= now() - interval '10 seconds'
      and at.day > (now() at time zone (m.config ->> 'timeZone'))::date - 45
    group by 1, 2, 3, 4, 5;
