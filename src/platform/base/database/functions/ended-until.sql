-- Until when all bets that ended are visible to a later statement: a bet that ends gets its time within its transaction, so it
-- is before every transaction that runs. One that runs for longer than ten seconds is not waited for.
create or replace function ended_until() returns timestamptz language plpgsql volatile as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  return greatest(v_now - interval '10 seconds', least(v_now, coalesce(
    least(oldest_transaction(), (select min(a.xact_start) from pg_stat_activity a
      where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend')), v_now)));
end $$;
