-- Lines of transfers by month (of UTC), as the records of movements are; see make-partitions.sql and note 116. What is there
-- becomes one partition, and no row is moved or looked at: keys and bound are there since 0486.
lock table entry in access exclusive mode;

do $$
declare
  v_key name;
  v_until text;
begin
  -- The fence of a brand that moves to another cell would stay behind with the old table.
  if exists (select from pg_policy where polrelid = 'entry'::regclass and polname <> 'one_brand')
    or exists (select from pg_publication_rel where prrelid = 'entry'::regclass) then
    raise exception 'a brand is moving to another cell, or a publication names the table entry: end that first (livery platform cells list), then start again';
  end if;
  if exists (select from entry) then
    select substring(pg_get_constraintdef(c.oid) from $x$'([^']+)'$x$) into strict v_until
      from pg_constraint c where c.conrelid = 'entry'::regclass and c.conname = 'entry_span';
  end if;

  for v_key in select conname from pg_constraint where conrelid = 'entry'::regclass and contype in ('p', 'u') loop
    execute format('alter table entry drop constraint %I', v_key);
  end loop;
  -- The new table's own fires for the partition, too: with both, a member would have two records.
  drop trigger entry_recorded on entry;
  -- Their names are the new table's.
  alter table entry add constraint entry_before_pkey primary key using index entry_dated_transfer;
  alter table entry add constraint entry_before_account_key unique using index entry_dated_account;
  alter table entry rename to entry_before;
  alter table entry_before set schema parts;

  create table entry (
    merchant_id bigint not null,
    transfer_id bigint not null,
    line smallint not null,
    account_id bigint not null,
    amount bigint not null constraint entry_amount_check check (amount <> 0),
    -- Null on untracked accounts.
    balance_after bigint,
    account_seq bigint,
    -- The transfer's own; 1970 of what was written before lines had one.
    created_at timestamptz not null default now(),
    constraint entry_pkey primary key (merchant_id, transfer_id, line, created_at),
    -- That no number comes twice in two months is held by the account's row, which counts them.
    constraint entry_account_key unique (merchant_id, account_id, account_seq, created_at)
  ) partition by range (created_at);
  alter table entry add constraint entry_amount_bounded
    check (amount between -100000000000000 and 100000000000000) not valid;
  if v_until is null then
    drop table parts.entry_before;
  else
    execute format('alter table entry attach partition parts.entry_before for values from (minvalue) to (%L)', v_until);
    alter table parts.entry_before drop constraint entry_span;
  end if;
end $$;

-- Catches what nothing was made for, until make_partitions has made it.
create table parts.entry_rest partition of entry default;

-- A trigger for statements is asked of the table that is named alone: each partition has its own.
create trigger entry_append_only before update or delete or truncate on entry
  for each statement execute function refuse_change();
create trigger entry_append_only before update or delete or truncate on parts.entry_rest
  for each statement execute function refuse_change();
create trigger entry_recorded after insert on entry
  for each row
  when (new.account_seq is not null and current_setting('livery.recorded', true) is distinct from 'on')
  execute function record_entry();

call secure_brand_rows('entry');
call secure_brand_rows('parts.entry_rest');

-- What the lines of an account come to that were taken off into the archive, by the end of what was taken off: a balance is
-- the sum of these and of the lines that are there. Written by the owner in the transaction that takes them off.
create table account_carried (
  merchant_id bigint not null,
  account_id bigint not null,
  until timestamptz not null,
  balance bigint not null,
  entries bigint not null constraint account_carried_entries_check check (entries > 0),
  -- No foreign key: it would lock the account of everybody who plays, and none is ever removed.
  primary key (merchant_id, account_id, until)
);

call secure_brand_rows('account_carried');

-- Servers work on while this runs: they need their rights before the migration step gives them.
do $$ begin
  if exists (select from pg_roles where rolname = 'livery_server') then
    grant select on entry, account_carried to livery_server;
  end if;
end $$;
