-- Holds the tree of agents of a brand until the transaction ends: alone for who moves a branch, together with others for
-- who joins it. Taken before any row of a member, so that nobody waits in a circle.
create or replace function lock_tree(p_merchant bigint, p_alone boolean) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform lock_brand(p_merchant, 'agent-tree', not p_alone);
end $$;
