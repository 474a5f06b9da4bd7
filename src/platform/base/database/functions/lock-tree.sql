-- Holds the tree of agents of a brand until the transaction ends: alone for who moves a branch, together with others for
-- who joins it. Taken before any row of a member, so that nobody waits in a circle.
create or replace function lock_tree(p_merchant bigint, p_alone boolean) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if p_alone then
    perform pg_advisory_xact_lock(hashtextextended('agent-tree:' || p_merchant, 0));
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('agent-tree:' || p_merchant, 0));
  end if;
end $$;
