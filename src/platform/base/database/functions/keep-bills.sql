-- Keeps a brand's bills as they are until the transaction ends, together with others who only look at what is owed: whoever
-- writes or pays one holds lock_bills. Not to be followed by lock_bills within one transaction: two who keep them would wait
-- for each other.
create or replace function keep_bills(p_merchant bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform lock_brand(p_merchant, 'agent-bills', true);
end $$;
