-- Whether whoever writes transfers in this transaction leaves their keys to the trigger; see leaves-records.sql.
create or replace function leaves_transfer_key() returns boolean language plpgsql stable as $$
begin
  return current_setting('livery.keyed', true) is distinct from 'on';
end $$;
