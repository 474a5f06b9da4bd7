-- Tables that grow for years are partitioned by month (of UTC). What each holds of a month stands in the schema `parts`, what
-- was taken off in `archive`; see make-partitions.sql and note 116. Only the owner looks into `parts` by name.
create schema parts;
create schema archive;

-- The records of movements are the first: no other table refers to them. What is there becomes the partition of everything
-- until the end of this month; no row is moved.
lock table money_record in access exclusive mode;

-- Where these are many millions, an operator may build both concurrently before the update: then the table is locked for two
-- looks at its rows. The former version looks up rows of a page by their numbers alone; the second goes with the next version.
create unique index if not exists money_record_by_time on money_record (merchant_id, at, id);
create unique index if not exists money_record_former_id on money_record (merchant_id, id);

do $$
declare
  v_next bigint;
  v_until timestamp;
  v_index record;
  v_indexes text[];
begin
  select coalesce(max(r.id), 0) + 1,
      date_trunc('month', greatest(max(r.at), now()) at time zone 'UTC') + interval '1 month'
    into v_next, v_until from money_record r having count(*) > 0;

  alter table money_record drop constraint money_record_pkey;
  alter table money_record alter id drop identity;
  -- Their names are the new table's. Its indexes are the same, whichever of them are there by now.
  for v_index in
    select i.indexrelid::regclass as name, c.relname, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = 'money_record'::regclass and not i.indisunique
  loop
    v_indexes := v_indexes || v_index.definition;
    execute format('alter index %s rename to %I', v_index.name, replace(v_index.relname, 'record_', 'record_before_'));
  end loop;
  alter table money_record add constraint money_record_before_pkey primary key using index money_record_by_time;
  alter table money_record rename to money_record_before;
  alter table money_record_before set schema parts;

  create sequence money_record_id_seq;
  perform setval('money_record_id_seq', coalesce(v_next, 1), false);
  create table money_record (
    merchant_id bigint not null,
    id bigint not null default nextval('money_record_id_seq'),
    member_id bigint not null,
    -- Of movements: taken while the purse is held, so that a purse's rows follow each other.
    at timestamptz not null default clock_timestamp(),
    kind text not null,
    state text not null default 'completed' constraint money_record_state_check
      check (state in ('pending', 'completed', 'failed', 'expired', 'returned')),
    wallet text not null constraint money_record_wallet_check check (wallet in ('cash', 'bonus')),
    amount_minor bigint not null,
    -- Null while nothing has moved.
    balance_after_minor bigint,
    reference text not null,
    primary key (merchant_id, at, id)
  ) partition by range (at);
  alter sequence money_record_id_seq owned by money_record.id;
  if v_until is null then
    drop table parts.money_record_before;
  else
    execute format('alter table money_record attach partition parts.money_record_before for values from (minvalue) to (%L)',
      v_until at time zone 'UTC');
  end if;
  for v_index in select unnest(v_indexes) as definition loop
    -- Those of what was there become parts of these.
    execute v_index.definition;
  end loop;
end $$;

-- Catches what nothing was made for, until make_partitions has made it.
create table parts.money_record_rest partition of money_record default with (fillfactor = 95);

call secure_brand_rows('money_record');
call secure_brand_rows('parts.money_record_rest');

-- Servers work on while this runs: they need their rights before the migration step gives them.
do $$ begin
  if exists (select from pg_roles where rolname = 'livery_server') then
    grant select, insert, update, delete on money_record to livery_server;
    grant usage on sequence money_record_id_seq to livery_server;
  end if;
end $$;
