-- Holds one thing of a brand until the transaction ends: alone, or together with others who share it. The only function
-- that takes such a lock, so that none is ever of several brands; where brands live on several machines, it is taken where
-- the brand's rows are.
--
-- p_what: a word of the program, such as `agent-tree`
create or replace function lock_brand(p_merchant bigint, p_what text, p_shared boolean) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  -- The former version takes locks by the same numbers.
  if p_shared then
    perform pg_advisory_xact_lock_shared(hashtextextended(p_what || ':' || p_merchant, 0));
  else
    perform pg_advisory_xact_lock(hashtextextended(p_what || ':' || p_merchant, 0));
  end if;
end $$;
