-- The figures of agents' teams, gathered from the bets and the money of a brand: each moment is in them once.

-- Until when a brand's moments are gathered: of several processes one holds the row, and gathers.
create table team_gathered (
  merchant_id bigint primary key references merchant,
  gathered_until timestamptz not null default '-infinity'
);
call secure_brand_rows('team_gathered');

-- What somebody did on one day of the brand's time zone, in minor units. Everything has the place in the tree that it had
-- when it happened.
create table member_day (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  day date not null,
  -- Since when those above were those above: it names a line of the tree's past. '-infinity': nobody was.
  line_since timestamptz not null,
  -- Who was directly above.
  upline_id bigint,
  -- Settled on the day, less those of any day that were taken back on it.
  bets int not null default 0,
  stake_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  valid_minor bigint not null default 0,
  bonus_minor bigint not null default 0,
  rebate_minor bigint not null default 0,
  salary_minor bigint not null default 0,
  fee_minor bigint not null default 0,
  deposit_minor bigint not null default 0,
  withdrawal_minor bigint not null default 0,
  first_deposits int not null default 0,
  registered int not null default 0,
  -- Settled on the day and not taken back since: who has one was active on the day.
  live int not null default 0,
  primary key (merchant_id, member_id, day, line_since),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
) with (fillfactor = 85);
call secure_brand_rows('member_day');

-- The same of somebody and everybody below, while directly below an agent.
create table branch_day (
  merchant_id bigint not null references merchant,
  agent_id bigint not null,
  day date not null,
  child_id bigint not null,
  bets int not null default 0,
  stake_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  valid_minor bigint not null default 0,
  bonus_minor bigint not null default 0,
  rebate_minor bigint not null default 0,
  salary_minor bigint not null default 0,
  fee_minor bigint not null default 0,
  deposit_minor bigint not null default 0,
  withdrawal_minor bigint not null default 0,
  first_deposits int not null default 0,
  registered int not null default 0,
  primary key (merchant_id, agent_id, day, child_id),
  foreign key (merchant_id, agent_id) references member (merchant_id, id),
  foreign key (merchant_id, child_id) references member (merchant_id, id)
) with (fillfactor = 85);
call secure_brand_rows('branch_day');

-- The same of everybody below an agent, without the agent.
create table team_day (
  merchant_id bigint not null references merchant,
  agent_id bigint not null,
  day date not null,
  bets int not null default 0,
  stake_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  valid_minor bigint not null default 0,
  bonus_minor bigint not null default 0,
  rebate_minor bigint not null default 0,
  salary_minor bigint not null default 0,
  fee_minor bigint not null default 0,
  deposit_minor bigint not null default 0,
  withdrawal_minor bigint not null default 0,
  first_deposits int not null default 0,
  registered int not null default 0,
  -- Came and went with branches that were moved.
  joined int not null default 0,
  departed int not null default 0,
  primary key (merchant_id, agent_id, day),
  foreign key (merchant_id, agent_id) references member (merchant_id, id)
) with (fillfactor = 85);
call secure_brand_rows('team_day');

-- The bets of a team in a clock hour.
create table team_hour (
  merchant_id bigint not null references merchant,
  agent_id bigint not null,
  hour timestamptz not null,
  bets int not null default 0,
  stake_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  valid_minor bigint not null default 0,
  primary key (merchant_id, agent_id, hour),
  foreign key (merchant_id, agent_id) references member (merchant_id, id)
) with (fillfactor = 85);
call secure_brand_rows('team_hour');

-- The bets of a team by what was played.
create table team_game_day (
  merchant_id bigint not null references merchant,
  agent_id bigint not null,
  day date not null,
  game_type text not null,
  vendor_code text not null,
  bets int not null default 0,
  stake_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  valid_minor bigint not null default 0,
  primary key (merchant_id, agent_id, day, game_type, vendor_code),
  foreign key (merchant_id, agent_id) references member (merchant_id, id)
) with (fillfactor = 85);
call secure_brand_rows('team_game_day');

-- How many of a team were active on a day, by the active day before it: of any days in a row those are counted whose day
-- before lies before the first, and so each person once.
create table team_active (
  merchant_id bigint not null references merchant,
  agent_id bigint not null,
  day date not null,
  -- '-infinity': none.
  before_day date not null,
  members int not null,
  primary key (merchant_id, agent_id, day, before_day),
  foreign key (merchant_id, agent_id) references member (merchant_id, id),
  check (before_day < day)
) with (fillfactor = 85);
call secure_brand_rows('team_active');

-- All valid bets of a team so far: what is paid while it goes on is paid on what was added.
create table team_total (
  merchant_id bigint not null references merchant,
  agent_id bigint not null,
  valid_minor bigint not null,
  primary key (merchant_id, agent_id),
  foreign key (merchant_id, agent_id) references member (merchant_id, id)
) with (fillfactor = 70);
call secure_brand_rows('team_total');

-- When somebody first paid in.
create table team_first_deposit (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  deposited_at timestamptz not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
call secure_brand_rows('team_first_deposit');

-- How a moved branch changed the teams above it.
create table team_move (
  merchant_id bigint not null references merchant,
  id bigint not null generated always as identity,
  agent_id bigint not null,
  moved_at timestamptz not null,
  -- Below 0: they left.
  members int not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, agent_id) references member (merchant_id, id)
);
create index team_move_at on team_move (merchant_id, moved_at);
call secure_brand_rows('team_move');

create function note_team_move() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into team_move (merchant_id, agent_id, moved_at, members)
    select new.merchant_id, c.id, clock_timestamp(), sum(c.sign) * (1 + (select count(*) from downline b
        where b.merchant_id = new.merchant_id and b.ancestor_id = new.id and b.until is null))
      from (select u.id, s.sign from (values (old.upline_id, -1), (new.upline_id, 1)) s (upline, sign)
        cross join lateral (select s.upline as id where s.upline is not null
          union all select d.ancestor_id from downline d where d.merchant_id = new.merchant_id
            and d.member_id = s.upline and d.until is null) u) c
      group by c.id having sum(c.sign) <> 0;
  return null;
end $$;

-- After the tree, by its name.
create trigger team_move_noted after update of upline_id on member
  for each row when (new.upline_id is distinct from old.upline_id) execute function note_team_move();

-- One step of a gathering: what somebody did in an hour.
create type team_event as (
  member_id bigint,
  line_since timestamptz,
  hour timestamptz,
  day date,
  game_type text,
  vendor_code text,
  bets bigint,
  stake_minor bigint,
  payout_minor bigint,
  valid_minor bigint,
  bonus_minor bigint,
  rebate_minor bigint,
  salary_minor bigint,
  fee_minor bigint,
  deposit_minor bigint,
  withdrawal_minor bigint,
  first_deposits bigint,
  registered bigint,
  live bigint
);

-- What is gathered by time. None of these has a row for a bet.
create index deposit_refunded on deposit (merchant_id, ended_at) where state = 'REFUNDED' and transfer_id is not null;
create index withdrawal_received on withdrawal (merchant_id, closed_at) where status = 'RECEIVED';
create index money_record_given on money_record (merchant_id, at) where kind in ('bonus', 'rebate', 'rebateBoost');
create index transfer_salaries on transfer (merchant_id, created_at) where kind like 'salary%';
