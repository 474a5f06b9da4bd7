-- Whether whoever writes bets at this moment leaves it to the trigger to count them as play; see leaves-records.sql.
create or replace function leaves_count() returns boolean language plpgsql stable as $$
begin
  return current_setting('livery.counted_together', true) is distinct from 'on';
end $$;
