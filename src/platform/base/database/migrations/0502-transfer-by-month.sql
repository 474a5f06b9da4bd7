-- Transfers by month (of UTC), as their lines are; see make-partitions.sql and note 116. What is there becomes one partition,
-- and no row is moved or looked at: key and bound are there since 0501, what makes each happen once since 0499.
lock table transfer in access exclusive mode;

do $$
declare
  v_key name;
  v_until text;
begin
  -- The fence of a brand that moves to another cell would stay behind with the old table.
  if exists (select from pg_policy where polrelid = 'transfer'::regclass and polname <> 'one_brand')
    or exists (select from pg_publication_rel where prrelid = 'transfer'::regclass) then
    raise exception 'a brand is moving to another cell, or a publication names the table transfer: end that first (livery platform cells list), then start again';
  end if;
  if exists (select from transfer) then
    select substring(pg_get_constraintdef(c.oid) from $x$'([^']+)'$x$) into strict v_until
      from pg_constraint c where c.conrelid = 'transfer'::regclass and c.conname = 'transfer_span';
  end if;

  for v_key in select conname from pg_constraint where conrelid = 'transfer'::regclass and contype in ('p', 'u') loop
    execute format('alter table transfer drop constraint %I', v_key);
  end loop;
  drop index transfer_reversed_once;
  alter table transfer alter id drop identity;
  -- The new table's own fires for the partition, too.
  drop trigger transfer_keyed on transfer;
  -- Their names are the new table's.
  alter index transfer_salaries rename to transfer_before_salaries;
  alter table transfer add constraint transfer_before_pkey primary key using index transfer_dated;
  alter table transfer rename to transfer_before;
  alter table transfer_before set schema parts;

  create table transfer (
    merchant_id bigint not null,
    id bigint not null default nextval('transfer_number'),
    scope text not null,
    idem_key text not null,
    request_hash text not null,
    kind text not null,
    -- The transfer that this one takes back; once only, as transfer_key says.
    reverses bigint,
    ref text,
    created_at timestamptz not null default now(),
    constraint transfer_pkey primary key (merchant_id, id, created_at)
  ) partition by range (created_at);
  if v_until is null then
    drop table parts.transfer_before;
  else
    execute format('alter table transfer attach partition parts.transfer_before for values from (minvalue) to (%L)', v_until);
    alter table parts.transfer_before drop constraint transfer_span;
  end if;
end $$;

-- That of what was there becomes a part of this.
create index transfer_salaries on transfer (merchant_id, created_at) where kind like 'salary%';

-- Catches what nothing was made for, until make_partitions has made it.
create table parts.transfer_rest partition of transfer default;

-- A trigger for statements is asked of the table that is named alone: each partition has its own.
create trigger transfer_append_only before update or delete or truncate on transfer
  for each statement execute function refuse_change();
create trigger transfer_append_only before update or delete or truncate on parts.transfer_rest
  for each statement execute function refuse_change();
create trigger transfer_keyed after insert on transfer
  for each row
  when ((new.scope <> 'bet' or new.reverses is not null) and current_setting('livery.keyed', true) is distinct from 'on')
  execute function keep_transfer_key();

call secure_brand_rows('transfer');
call secure_brand_rows('parts.transfer_rest');

-- Servers work on while this runs: they need their rights before the migration step gives them.
do $$ begin
  if exists (select from pg_roles where rolname = 'livery_server') then
    grant select on transfer to livery_server;
  end if;
end $$;
