-- When the oldest transaction that runs in this database began, whoever runs it; null: none but the caller's. What its
-- rows are dated is not before that. A role without rights over another one sees no transaction of it: this looks with
-- the eyes of the owner, beside which its caller looks with the own ones.
create or replace function oldest_transaction() returns timestamptz
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select min(a.xact_start) from pg_stat_activity a
    where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend'
$$;

revoke all on function oldest_transaction from public;
