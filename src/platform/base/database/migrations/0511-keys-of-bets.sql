-- What makes a bet happen once gets a table of its own, so that bets can be kept by month; see note 122. Until 0514 the table of
-- bets says it, too.
create table bet_key (
  merchant_id bigint not null,
  vendor_code text not null,
  -- The vendor's own number of the bet.
  transaction_id text not null,
  bet_id bigint not null,
  primary key (merchant_id, vendor_code, transaction_id)
);

call secure_brand_rows('bet_key');

create function keep_bet_key() returns trigger language plpgsql as $$
begin
  insert into bet_key (merchant_id, vendor_code, transaction_id, bet_id)
    values (new.merchant_id, new.vendor_code, new.transaction_id, new.id);
  return null;
end $$;

-- From here on every new one has its key; those of before follow in 0512.
create trigger bet_keyed after insert on bet
  for each row
  when (current_setting('livery.bet_keyed', true) is distinct from 'on')
  execute function keep_bet_key();

-- Servers work on while this runs: they need their rights before the migration step gives them.
do $$ begin
  if exists (select from pg_roles where rolname = 'livery_server') then
    grant select, insert on bet_key to livery_server;
  end if;
end $$;
