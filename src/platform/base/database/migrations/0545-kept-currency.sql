-- The currency of a brand stays once a member has accounts in it: what they hold is a number of its minor units. A trigger keeps
-- it, so that an import of the former version is refused, too. The function is the one of database/functions/.
create function keep_currency() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger merchant_currency before update of currency on merchant
  for each row when (new.currency <> old.currency) execute function keep_currency();
