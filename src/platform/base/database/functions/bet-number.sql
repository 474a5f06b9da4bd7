-- The number of a bet that is written now: it says the month of the transaction, whatever the moment at which the bet was placed.
create or replace function bet_number() returns bigint language plpgsql volatile as $$
begin
  return number_of_month(now()) + nextval('bet_sequence');
end $$;
