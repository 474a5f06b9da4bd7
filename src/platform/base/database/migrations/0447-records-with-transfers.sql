-- What is written with each movement of money is written in fewer steps.

-- write_transfer and write_round write a member's records together with the entries. What calls in flight write still goes
-- by the trigger, which those two switch off for their transaction.
create or replace trigger entry_recorded after insert on entry
  for each row
  when (new.account_seq is not null and current_setting('livery.recorded', true) is distinct from 'on')
  execute function record_entry();

-- The functions that write entries write their transfer in the same statement or just before, nobody else may write
-- either, and neither is ever changed or removed: to look the transfer up for each line, and to lock it, proves nothing.
alter table entry drop constraint if exists entry_merchant_id_transfer_id_fkey;
