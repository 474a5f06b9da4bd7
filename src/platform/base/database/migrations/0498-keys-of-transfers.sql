-- What makes a transfer happen once gets a table of its own, so that transfers can be kept by month; see note 116. Until 0502
-- the table of transfers says it, too.
create table transfer_key (
  merchant_id bigint not null,
  -- `reverses` for the transfer that reverses another one: the key is the other one's number.
  scope text not null,
  idem_key text not null,
  transfer_id bigint not null,
  -- The transfer's own: it leads to its month.
  created_at timestamptz not null,
  -- Of what was asked for: another request under the same key is refused, whether the transfer is in the archive or not.
  request_hash text not null,
  primary key (merchant_id, scope, idem_key)
);

-- What is swept; see sweep-transfer-keys.sql.
create index transfer_key_of_bets on transfer_key (created_at) where scope = 'bet';

call secure_brand_rows('transfer_key');

-- Numbers of transfers from 0500 on: the column's own go with it in 0502, while calls in flight hold one of these. A move of
-- a brand raises it as it raises those of columns, for it belongs to one.
create sequence transfer_number owned by transfer_key.transfer_id;

create function keep_transfer_key() returns trigger language plpgsql as $$
declare
  v_key record;
begin
  for v_key in
    select new.scope, new.idem_key, new.request_hash where new.scope <> 'bet'
    union all select 'reverses', new.reverses::text, '' where new.reverses is not null
  loop
    insert into transfer_key (merchant_id, scope, idem_key, transfer_id, created_at, request_hash)
      values (new.merchant_id, v_key.scope, v_key.idem_key, new.id, new.created_at, v_key.request_hash)
      on conflict do nothing;
    if not found and not exists (select from transfer_key k where k.merchant_id = new.merchant_id
        and k.scope = v_key.scope and k.idem_key = v_key.idem_key and k.transfer_id = new.id) then
      raise exception 'the key % of % has another transfer than %', v_key.idem_key, v_key.scope, new.id
        using errcode = 'unique_violation';
    end if;
  end loop;
  return null;
end $$;

-- From here on every new one has its key; those of before follow in 0499.
create trigger transfer_keyed after insert on transfer
  for each row
  when (new.scope <> 'bet' or new.reverses is not null)
  execute function keep_transfer_key();

-- Servers work on while this runs: they need their rights before the migration step gives them.
do $$ begin
  if exists (select from pg_roles where rolname = 'livery_server') then
    grant select on transfer_key to livery_server;
    grant usage on sequence transfer_number to livery_server;
  end if;
end $$;
