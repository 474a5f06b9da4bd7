-- Whether whoever writes bets in this transaction leaves their keys to the trigger. In PL/pgSQL, whose text is read once in a
-- connection; see leaves-records.sql.
create or replace function leaves_bet_key() returns boolean language plpgsql stable as $$
begin
  return current_setting('livery.bet_keyed', true) is distinct from 'on';
end $$;
