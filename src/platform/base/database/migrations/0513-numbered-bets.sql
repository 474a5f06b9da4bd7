-- Each statement by itself.
-- What 0514 makes a partition by without a look at its rows: the bound of its numbers, which new ones keep to since 0510; and the
-- index that the new table has more. Begun again, it takes away the half that there is.
alter table bet drop constraint if exists bet_span;

drop index concurrently if exists bet_ended_late;

-- No month could be taken off while a row refers to it. Bets are never removed, and whoever writes such a number has just
-- written or read the bet; whoever writes a bet has locked its member. Each needs two tables, which whoever plays takes in
-- another order: so it gives way in time, and tries again.
do $$ begin loop begin set local lock_timeout = '300ms'; alter table lottery_ticket drop constraint if exists lottery_ticket_merchant_id_id_fkey; return; exception when lock_not_available or deadlock_detected then perform pg_sleep(0.1); end; end loop; end $$;

do $$ begin loop begin set local lock_timeout = '300ms'; alter table turnover_count drop constraint if exists turnover_count_merchant_id_bet_id_fkey; return; exception when lock_not_available or deadlock_detected then perform pg_sleep(0.1); end; end loop; end $$;

do $$ begin loop begin set local lock_timeout = '300ms'; alter table bet drop constraint if exists bet_merchant_id_member_id_fkey; return; exception when lock_not_available or deadlock_detected then perform pg_sleep(0.1); end; end loop; end $$;

-- Bets that end more than a day after they were placed are few, and found over all brands by one look: a round that is settled
-- at once has no place here.
create index concurrently bet_ended_late on bet (settled_at) include (merchant_id) where settled_at - placed_at > interval '1 day';

-- Until the end of the month that follows: whoever is held up before 0514 has at least four weeks before a bet is refused.
do $$ begin execute format('alter table bet add constraint bet_span check (id < %s) not valid', number_of_month(date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + interval '2 months')); end $$;

alter table bet validate constraint bet_span;
