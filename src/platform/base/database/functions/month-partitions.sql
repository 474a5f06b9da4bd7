-- The partitions of every table that is partitioned by time, or by numbers that say their month: those in use, and those that
-- were taken off into the archive. from_at is null where there is no first moment, until_at where there is no last; both are,
-- of the one that catches what nothing was made for (is_rest). has_rows says of that one alone whether it caught anything.
-- bytes: with its indexes.
create or replace function month_partitions() returns table (
  of_table text, name text, is_archived boolean, is_rest boolean, has_rows boolean,
  from_at timestamptz, until_at timestamptz, bytes bigint
) language plpgsql stable security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare
  v_part record;
begin
  for v_part in
    select p.relname as of_table, c.relname, c.oid, n.nspname = 'archive' as is_archived, b.bound,
        substring(b.bound from $x$FROM \('([^']+)'\)$x$) as first, substring(b.bound from $x$TO \('([^']+)'\)$x$) as last,
        a.atttypid = 'bigint'::regtype as by_number
      from pg_partitioned_table t
      join pg_class p on p.oid = t.partrelid
      join pg_namespace n on n.oid = p.relnamespace and n.nspname in ('public', 'archive')
      join pg_attribute a on a.attrelid = p.oid and a.attnum = t.partattrs[0]
      join pg_inherits i on i.inhparent = p.oid
      join pg_class c on c.oid = i.inhrelid
      cross join lateral (select pg_get_expr(c.relpartbound, c.oid) as bound) b
      where t.partstrat = 'r'
      order by p.relname, c.relname
  loop
    of_table := v_part.of_table;
    name := v_part.relname;
    is_archived := v_part.is_archived;
    is_rest := v_part.bound = 'DEFAULT';
    has_rows := null;
    if is_rest then
      execute format('select exists (select from %s)', v_part.oid::regclass) into has_rows;
    end if;
    from_at := case when v_part.by_number then public.month_of_number(v_part.first::bigint)
      else v_part.first::timestamptz end;
    until_at := case when v_part.by_number then public.month_of_number(v_part.last::bigint)
      else v_part.last::timestamptz end;
    bytes := pg_total_relation_size(v_part.oid);
    return next;
  end loop;
end $$;

revoke all on function month_partitions from public;
