-- As 0571 for transfers.
create or replace function leaves_bet_key() returns boolean language plpgsql stable as $$
begin
  return current_setting('livery.bet_keyed', true) is distinct from 'on';
end $$;

create or replace function leaves_count() returns boolean language plpgsql stable as $$
begin
  return current_setting('livery.counted_together', true) is distinct from 'on';
end $$;

create or replace trigger bet_keyed after insert on bet
  for each row when (leaves_bet_key()) execute function keep_bet_key();
create or replace trigger bet_counts_as_play after insert or update of status on bet
  for each row when (leaves_count()) execute function count_play();
