-- What the house can lose: results by the hour, what is stopped beyond a limit, and alarms that a
-- person has to look at. A win of the pool belongs to a bet and is taken back with it.

create table alarm (
  id bigint generated always as identity primary key,
  -- Null where it concerns the whole installation.
  merchant_id bigint references merchant,
  -- What has happened, in one word of the program.
  kind text not null,
  -- To whom or what: the same again is counted, not told again.
  subject text not null,
  facts jsonb not null,
  times int not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  seen_at timestamptz,
  seen_by text,
  check ((seen_at is null) = (seen_by is null))
);
create unique index alarm_unseen on alarm (merchant_id, kind, subject) nulls not distinct
  where seen_at is null;

-- What the house lost (below zero: won) on a game in an hour, in the brand's currency.
create table house_result (
  merchant_id bigint not null references merchant,
  hour timestamptz not null,
  vendor_code text not null,
  -- 0 for bets without a game of the catalogue.
  node_id int not null,
  lost_minor numeric not null,
  primary key (merchant_id, hour, vendor_code, node_id)
);

-- Until when bets are counted in house_result; one row.
create table house_result_mark (
  only_one boolean primary key default true check (only_one),
  counted_until timestamptz not null
);
insert into house_result_mark (counted_until) values (now());

-- No bets are taken here, because the house lost as much as it may lose.
create table exposure_stop (
  merchant_id bigint not null references merchant,
  scope text not null check (scope in ('brand', 'vendor', 'game')),
  -- Empty for a brand.
  vendor_code text not null default '',
  -- 0 for a brand and a vendor.
  node_id int not null default 0,
  lost_minor numeric not null,
  since timestamptz not null default now(),
  primary key (merchant_id, scope, vendor_code, node_id)
);

-- What the house may lose in so many hours; a greater loss on one bet is asked about first.
alter table play_rule
  add column exposure_window interval not null default '24 hours',
  add column exposure_brand_minor bigint not null default 50000000000,
  add column exposure_vendor_minor bigint not null default 20000000000,
  add column exposure_game_minor bigint not null default 10000000000,
  add column quick_loss_minor bigint not null default 100000000;

alter table jackpot_win
  add column vendor_code text,
  add column round_id text,
  add column bet_id bigint,
  add column voided_at timestamptz;
update jackpot_win w set vendor_code = b.vendor_code, round_id = b.round_id, bet_id = b.id
  from bet b
  where b.merchant_id = w.merchant_id and b.vendor_code || ':' || b.transaction_id = w.win_key;
-- A round wins the pool once, however many bets it has.
create unique index jackpot_win_of_round on jackpot_win (merchant_id, vendor_code, round_id)
  where round_id is not null;
create index jackpot_win_of_bet on jackpot_win (merchant_id, bet_id) where bet_id is not null;

-- As before, but what needs a look at the house's exposure goes the long way.
do $$
declare
  v_old text := 'and m.stake between s.least_stake_minor and s.most_stake_minor';
  v_text text := pg_get_functiondef('play_bets(jsonb, bigint[])'::regprocedure);
begin
  if position(v_old in v_text) = 0 then
    raise exception 'play_bets is not the function that this migration knows';
  end if;
  execute replace(v_text, v_old, v_old || '
          and (m.payout is null or m.payout - m.stake <= r.quick_loss_minor)
          and not exists (select from exposure_stop x where x.merchant_id = s.merchant_id
            and x.vendor_code in ('''', m.vendor) and x.node_id in (0, s.node_id))');
end $$;

-- A jackpot is a win like others, and one that is taken back is no adjustment either.
create or replace function record_kind(p_transfer_kind text, p_amount bigint) returns text
language sql immutable as $$
  select case
    when p_transfer_kind in ('deposit', 'withdrawal', 'bet', 'rebate', 'fee') then p_transfer_kind
    when p_transfer_kind = 'bet_round' then case when p_amount < 0 then 'bet' else 'payout' end
    when p_transfer_kind in ('bet_settled', 'jackpot_won') then 'payout'
    when p_transfer_kind in ('bet_void', 'jackpot_void', 'deposit_refund', 'withdrawal_rejected')
      then 'refund'
    when p_transfer_kind like 'bonus%' then 'bonus'
    when p_transfer_kind = 'wallet_transfer' then 'walletTransfer'
    when p_transfer_kind in ('transfer_upline', 'transfer_downline')
      then case when p_amount > 0 then 'transferIn' else 'transferOut' end
    else 'adjustment'
  end
$$;
