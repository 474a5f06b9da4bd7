-- Sees to it that no bet stands without its key that is written past write_round and take_stake, which write it themselves.
create or replace function keep_bet_key() returns trigger language plpgsql as $$
begin
  insert into bet_key (merchant_id, vendor_code, transaction_id, bet_id)
    values (new.merchant_id, new.vendor_code, new.transaction_id, new.id);
  return null;
end $$;
