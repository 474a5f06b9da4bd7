-- Until when bets that ended may be counted by day: a bet that ends gets its time within its transaction, so it is not before
-- the beginning of any that still runs, however long it does; this is before all of them. What is not counted is read row by row: nobody waits for it.
--
-- p_behind: so much is left to clocks, because a standby that takes over may be behind
create or replace function day_sums_until(p_behind interval) returns timestamptz language plpgsql volatile as $$
begin
  return least(clock_timestamp() - p_behind, oldest_transaction() - interval '1 microsecond', (
    select min(a.xact_start) - interval '1 microsecond' from pg_stat_activity a
      where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend'));
end $$;
