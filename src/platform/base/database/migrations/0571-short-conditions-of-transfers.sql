-- The condition of a trigger is a call and nothing else: its text is read anew for each statement that writes a row; see
-- leaves-records.sql and note 115. A migration for each table, so that none is held while another one is waited for. The function
-- stands there as its file has it later. What is a bet's stake and reverses nothing has no key, which the trigger's function knows
-- by itself.
create or replace function leaves_transfer_key() returns boolean language plpgsql stable as $$
begin
  return current_setting('livery.keyed', true) is distinct from 'on';
end $$;

create or replace trigger transfer_keyed after insert on transfer
  for each row when (leaves_transfer_key()) execute function keep_transfer_key();
