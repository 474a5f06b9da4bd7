-- Holds the contracts of a brand until the transaction ends: whether one covers another is decided one after the other.
create or replace function lock_contracts(p_merchant bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform lock_brand(p_merchant, 'agent-contracts', false);
end $$;
