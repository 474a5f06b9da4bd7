-- What all lines of an account come to, those in the archive too: the balance of an account of the house, which has none of
-- its own. Not stable: it looks anew, so that a month that is taken off while it waits is counted once.
create or replace function account_sum(p_merchant bigint, p_account bigint) returns bigint
language plpgsql as $$
declare
  v_sum bigint;
begin
  select coalesce((select sum(e.amount) from entry e
        where e.merchant_id = p_merchant and e.account_id = p_account), 0)
      + coalesce((select sum(c.balance) from account_carried c
        where c.merchant_id = p_merchant and c.account_id = p_account), 0)
    into v_sum;
  return v_sum;
end $$;
