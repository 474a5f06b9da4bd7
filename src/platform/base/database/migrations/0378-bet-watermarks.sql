-- Until when the ended bets of all brands have been followed, for each of those that follow them: in place of
-- a mark of the house's results and of one for each brand's winners.
create table bet_watermark (
  follower text primary key,
  followed_until timestamptz not null
);
insert into bet_watermark (follower, followed_until)
  select 'exposure', counted_until from house_result_mark
  union all
  select 'winners', greatest(now() - interval '30 days',
    coalesce((select min(until) from winner_mark), now() - interval '30 days'))
  union all
  select 'jackpots', coalesce((select min(fed_until) from jackpot_pool), now());
drop table house_result_mark;
drop table winner_mark;

-- What feeds a brand's jackpot, and from what a win is shown: the followers look at all brands at once.
alter table play_rule
  add column jackpot_types text[] not null default '{}',
  -- Of their stakes.
  add column jackpot_percent numeric(8, 4) not null default 0,
  -- Null: not known before the brand is imported again.
  add column winner_least_minor bigint;
