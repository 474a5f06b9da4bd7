-- Holds what is paid on a brand's bills until the transaction ends. A payment locks the accounts of many agents, and
-- dividends go down the tree while salaries go by account: two at once could wait for each other.
create or replace function lock_bills(p_merchant bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform lock_brand(p_merchant, 'agent-bills', false);
end $$;
