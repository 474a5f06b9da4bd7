-- Which number of brands_version told of a brand's last change: who knows a former number reads the brands that have changed
-- since, and not the hash of each. Written by a trigger, so that imports of the former version are told of, too.
alter table merchant add column changed_in bigint not null default 0;
create index merchant_changed on merchant (changed_in);
create function note_brand_change() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger merchant_changed before insert or update of active, config, content_hash on merchant
  for each row execute function note_brand_change();
