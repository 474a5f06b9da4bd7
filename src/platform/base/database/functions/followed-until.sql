-- As the former version of the server calls bets_followed_until.
create or replace function followed_until(p_follower text, p_merchant bigint) returns timestamptz
language sql stable as $$
  select bets_followed_until(p_merchant, p_follower)
$$;
