-- Makes the partitions of this month and of the two that follow, of every table that is partitioned by time, or by numbers that
-- say their month (number-of-month.sql), and those of months for which the partition `rest` has caught rows: they are moved
-- there. Returns the names of those that were made. Takes nothing, so that it can be called by the server. What another process
-- is making, or who works long on a table, keeps it from nothing but that one partition until it is called again; livery
-- platform doctor finds what is missing. It ends with the first table for which it made any: whoever reads or writes there may
-- wait, and must not be waited for at another one. So it is called until it makes none.
create or replace function make_partitions() returns setof text
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC'
-- Whoever wants the table waits behind this, too.
set lock_timeout = '2s' as $$
declare
  v_table record;
  v_months timestamptz[];
  v_month timestamptz;
  -- The first moment or number of the month and of the one after it, as literals.
  v_from text;
  v_next text;
  v_name text;
  v_has_rows boolean;
  v_has_made boolean := false;
begin
  for v_table in
    select c.oid::regclass as name, c.relname, a.attname as key, p.partdefid::regclass as rest,
        a.atttypid = 'bigint'::regtype as by_number,
        -- Of a table whose rows are never changed: the trigger that refuses it, which each partition has for itself.
        (select g.tgname from pg_trigger g where g.tgrelid = c.oid and g.tgfoid = 'refuse_change'::regproc) as keeper,
        coalesce('with (' || array_to_string(r.reloptions, ', ') || ')', '') as options
      from pg_partitioned_table p
      join pg_class c on c.oid = p.partrelid and c.relnamespace = 'public'::regnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
      join pg_class r on r.oid = p.partdefid
      where p.partstrat = 'r'
      order by 2
  loop
    execute format(case when v_table.by_number then 'select array_agg(distinct month_of_number(%I)) from %s'
      else 'select array_agg(distinct date_trunc(''month'', %I)) from %s' end, v_table.key, v_table.rest) into v_months;
    for v_month in
      select m.month from (
          select date_trunc('month', now()) + make_interval(months => n) from generate_series(0, 2) n
          union select * from unnest(v_months)) m (month)
        where isfinite(m.month) and not exists (select from month_partitions() o
          where o.of_table = v_table.relname and not o.is_archived and not o.is_rest
            and coalesce(o.from_at, '-infinity') <= m.month and coalesce(o.until_at, 'infinity') > m.month)
        -- Those with rows first: once one is attached, whoever writes may wait for it, and must not be waited for.
        order by coalesce(m.month = any (v_months), false) desc, 1
    loop
      v_from := case when v_table.by_number then number_of_month(v_month)::text else v_month::text end;
      v_next := case when v_table.by_number then number_of_month(v_month + interval '1 month')::text
        else (v_month + interval '1 month')::text end;
      v_name := v_table.relname || to_char(v_month, '_YYYY_MM');
      begin
        execute format('create table parts.%I (like %s including defaults including constraints) %s',
          v_name, v_table.name, v_table.options);
        call secure_brand_rows(format('parts.%I', v_name)::regclass);
        if v_table.keeper is not null then
          execute format('create trigger %I before update or delete or truncate on parts.%I
            for each statement execute function refuse_change()', v_table.keeper, v_name);
        end if;
        execute format('select exists (select from %s where %I >= %L and %I < %L)',
          v_table.rest, v_table.key, v_from, v_table.key, v_next) into v_has_rows;
        if v_has_rows then
          -- Whoever has found by now that a row of this month has its place in the rest would be refused there: those end first,
          -- others find the new partition. Nobody who reads waits.
          execute format('lock table %s in exclusive mode', v_table.name);
          -- Keeps others out until this is over, so that none comes while rows are moved.
          execute format('alter table %s add constraint not_now check (%I < %L or %I >= %L) not valid',
            v_table.rest, v_table.key, v_from, v_table.key, v_next);
          if v_table.keeper is not null then
            -- Nobody else writes there until this is over; undone with all of it.
            execute format('alter table %s disable trigger %I', v_table.rest, v_table.keeper);
          end if;
          execute format('with moved as (delete from %s where %I >= %L and %I < %L returning *)
            insert into parts.%I select * from moved',
            v_table.rest, v_table.key, v_from, v_table.key, v_next, v_name);
        end if;
        execute format('alter table %s attach partition parts.%I for values from (%L) to (%L)',
          v_table.name, v_name, v_from, v_next);
        if v_has_rows then
          execute format('alter table %s drop constraint not_now', v_table.rest);
          if v_table.keeper is not null then
            execute format('alter table %s enable trigger %I', v_table.rest, v_table.keeper);
          end if;
        end if;
        v_has_made := true;
        return next v_name;
      exception when lock_not_available or duplicate_table or unique_violation or check_violation or deadlock_detected then
        null;
      end;
    end loop;
    exit when v_has_made;
  end loop;
end $$;

revoke all on function make_partitions from public;
