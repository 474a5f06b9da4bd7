-- Bets by month (of UTC) of their numbers; see make-partitions.sql and note 122. What is there becomes one partition, and no row
-- is moved or looked at: its keys and its bound are there since 0513, what makes each bet happen once since 0512.
lock table bet in access exclusive mode;

do $$
declare
  v_until text;
  v_one record;
  v_text text;
  v_indexes text[] := '{}';
  v_functions text[] := '{}';
begin
  -- The fence of a brand that moves to another cell would stay behind with the old table.
  if exists (select from pg_policy where polrelid = 'bet'::regclass and polname <> 'one_brand')
    or exists (select from pg_publication_rel where prrelid = 'bet'::regclass) then
    raise exception 'a brand is moving to another cell, or a publication names the table bet: end that first (livery platform cells list), then start again';
  end if;
  if exists (select from bet) then
    select substring(pg_get_constraintdef(c.oid) from '\d{13,}') into strict v_until
      from pg_constraint c where c.conrelid = 'bet'::regclass and c.conname = 'bet_span';
  end if;

  -- The new table's own fire for the partition, too.
  drop trigger bet_counts_as_play on bet;
  drop trigger bet_keyed on bet;
  -- Functions that take or answer a row of this table: those that are there go on for calls in flight under another name, and
  -- the same text is read once more when the new table has the name.
  for v_one in
    select distinct p.oid, p.proname, pg_get_functiondef(p.oid) as definition, pg_get_function_identity_arguments(p.oid) as takes,
        p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0) as is_public,
        exists (select from aclexplode(p.proacl) a join pg_roles r on r.oid = a.grantee where r.rolname = 'livery_server') as is_served
      from pg_proc p
        join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.refclassid = 'pg_type'::regclass
        join pg_type t on t.oid = d.refobjid and (t.typrelid = 'bet'::regclass or t.typelem = 'bet'::regtype)
  loop
    execute format('alter function %I(%s) rename to %I', v_one.proname, v_one.takes, v_one.proname || '_before');
    v_functions := v_functions || v_one.definition;
    if not v_one.is_public then
      v_functions := v_functions || format('revoke all on function %I(%s) from public', v_one.proname, v_one.takes);
    end if;
    if v_one.is_served then
      v_functions := v_functions || format('grant execute on function %I(%s) to livery_server', v_one.proname, v_one.takes);
    end if;
  end loop;
  -- Their names are the new table's. That the number of a vendor comes once is bet_key's from here on.
  for v_one in
    select c.relname, pg_get_indexdef(i.indexrelid) as definition, i.indisunique
      from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = 'bet'::regclass order by 1
  loop
    if not v_one.indisunique then
      v_indexes := v_indexes || v_one.definition;
    end if;
    execute format('alter index %I rename to %I', v_one.relname, 'bet_before' || substring(v_one.relname from 4));
  end loop;
  alter table bet rename to bet_before;
  alter table bet_before set schema parts;

  create table bet (like parts.bet_before including defaults including constraints) partition by range (id);
  alter table bet drop constraint bet_span;
  -- As it stands there: rows from before it need not keep to it.
  alter table bet drop constraint bet_amounts_bounded;
  alter table bet add constraint bet_amounts_bounded
    check (stake_minor <= 100000000000000 and coalesce(payout_minor, 0) <= 100000000000000) not valid;
  alter table bet add constraint bet_pkey primary key (merchant_id, id);
  if v_until is null then
    -- Nobody has called those functions.
    drop table parts.bet_before cascade;
  else
    -- Its bound says that all rows belong there: no look at them.
    execute format('alter table bet attach partition parts.bet_before for values from (minvalue) to (%s)', v_until);
    alter table parts.bet_before drop constraint bet_span;
  end if;
  -- Those of what was there become parts of these.
  foreach v_text in array v_indexes loop
    execute v_text;
  end loop;
  foreach v_text in array v_functions loop
    execute v_text;
  end loop;
end $$;

-- Catches what nothing was made for, until make_partitions has made it.
create table parts.bet_rest partition of bet default with (fillfactor = 85);

create trigger bet_counts_as_play after insert or update of status on bet
  for each row
  when (current_setting('livery.counted_together', true) is distinct from 'on')
  execute function count_play();
create trigger bet_keyed after insert on bet
  for each row
  when (current_setting('livery.bet_keyed', true) is distinct from 'on')
  execute function keep_bet_key();

call secure_brand_rows('bet');
call secure_brand_rows('parts.bet_rest');

-- Servers work on while this runs: they need their rights before the migration step gives them.
do $$ begin
  if exists (select from pg_roles where rolname = 'livery_server') then
    grant select, insert, update, delete on bet to livery_server;
  end if;
end $$;
