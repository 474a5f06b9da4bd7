-- A draw settles many bets in one statement: what each bet's trigger counts is then counted once for
-- each member, by whoever says so for the length of a statement.
drop trigger bet_counts_as_play on bet;
create trigger bet_counts_as_play after insert or update of status on bet
  for each row
  when (current_setting('livery.counted_together', true) is distinct from 'on')
  execute function count_play();
