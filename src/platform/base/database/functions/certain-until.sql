-- Until when everything that happened is certain to be visible: before every transaction that runs, and ten seconds ago.
-- A transaction that runs for ten minutes is not waited for. What is to be read until then is read by a later statement.
create or replace function certain_until() returns timestamptz language plpgsql volatile as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  return least(v_now - interval '10 seconds', greatest(v_now - interval '10 minutes',
    coalesce(least(oldest_transaction(), (select min(a.xact_start) from pg_stat_activity a
      where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend')), v_now)));
end $$;
