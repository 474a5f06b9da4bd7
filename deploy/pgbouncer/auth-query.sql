-- Lets PgBouncer learn the verifiers of those who sign in to the platform's database, and of nobody else: run it there
-- once, as a superuser of whatever name, with  psql -v ON_ERROR_STOP=1 -v password="$(openssl rand -hex 24)" -f auth-query.sql livery
create role pgbouncer login password :'password';
create schema pgbouncer authorization current_user;
create function pgbouncer.secret_of(p_name text) returns table (name text, secret text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.rolname::text, a.rolpassword::text
    from pg_catalog.pg_authid a
    where a.rolname = p_name and a.rolcanlogin and a.rolname like 'livery\_server\_%'
      and (a.rolvaliduntil is null or a.rolvaliduntil > now());
$$;
revoke all on function pgbouncer.secret_of(text) from public;
revoke all on schema pgbouncer from public;
grant usage on schema pgbouncer to pgbouncer;
grant execute on function pgbouncer.secret_of(text) to pgbouncer;
