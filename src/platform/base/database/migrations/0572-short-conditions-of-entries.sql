-- As 0571 for transfers.
create or replace function leaves_records() returns boolean language plpgsql stable as $$
begin
  return current_setting('livery.recorded', true) is distinct from 'on';
end $$;

create or replace trigger entry_recorded after insert on entry
  for each row when (leaves_records()) execute function record_entry();
