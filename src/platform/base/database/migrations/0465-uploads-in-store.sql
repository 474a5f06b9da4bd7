-- Pictures of members may stand in an object store: then their rows have no bytes. The former version reads such a row as
-- a fault of its own, so the store is set once all servers are of this one.
alter table upload alter column bytes drop not null;

-- Objects that no row refers to: announced before they are written, and noted when their row goes. A job removes them.
create table upload_object (
  merchant_id bigint not null references merchant,
  id uuid not null,
  since timestamptz not null default now(),
  primary key (merchant_id, id)
);
create index upload_object_since on upload_object (since);
call secure_brand_rows('upload_object');

create function note_unused_object() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.bytes is not null then
    insert into upload_object (merchant_id, id) values (old.merchant_id, old.id)
      on conflict (merchant_id, id) do update set since = now();
  end if;
  return null;
end $$;

create trigger object_is_unused after delete or update of bytes on upload
  for each row when (old.bytes is null) execute function note_unused_object();
