-- When the oldest transaction began that runs in this database and has written something, with the owner's eyes as
-- `oldest_transaction`; null: there is none but the caller's.
create or replace function oldest_writer() returns timestamptz
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select min(a.xact_start) from pg_stat_activity a
    where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend'
      and a.backend_xid is not null
$$;

revoke all on function oldest_writer from public;
