-- Until when all bets that ended are visible to a statement that is later than `p_now`: a bet that ends gets its time within
-- its transaction, so it is before every transaction that runs. One that has written is waited for up to ten minutes (a
-- commit that waits for a standby takes as long as that is away), one that has not for ten seconds: a bet is written with its time.
create or replace function visible_until(p_now timestamptz) returns timestamptz language plpgsql volatile as $$
begin
  return least(p_now,
    greatest(p_now - interval '10 seconds', coalesce(
      least(oldest_transaction(), (select min(a.xact_start) from pg_stat_activity a
        where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend')), p_now)),
    greatest(p_now - interval '10 minutes', coalesce(
      least(oldest_writer(), (select min(a.xact_start) from pg_stat_activity a
        where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend'
          and a.backend_xid is not null)), p_now)));
end $$;
