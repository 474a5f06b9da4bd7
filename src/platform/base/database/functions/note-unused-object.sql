-- An upload whose bytes stand in the object store goes, or takes them back into its row: a job removes the object.
create or replace function note_unused_object() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.bytes is not null then
    insert into upload_object (merchant_id, id) values (old.merchant_id, old.id)
      on conflict (merchant_id, id) do update set since = excluded.since;
  end if;
  return null;
end $$;
