-- Holds the contracts of a brand until the transaction ends: whether one covers another is decided one after the other.
create or replace function lock_contracts(p_merchant bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('agent-contracts:' || p_merchant, 0));
end $$;
