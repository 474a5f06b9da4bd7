-- Refuses another currency for a brand whose members have accounts in the present one: balances, stakes, limits and bonuses are
-- whole numbers of its minor units, and would be taken for as many of another. Play credits (XTS) are nobody's money.
-- A brand that was given another currency before this was refused may go back to the one in which all its members have accounts,
-- as long as nothing was moved in the other.
--
-- Errors: P0001 with the constraint merchant_currency_kept and the currency that stays as its detail.
create or replace function keep_currency() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_members bigint;
begin
  select count(distinct a.member_id) into v_members from account a
    where a.merchant_id = old.id and a.member_id is not null and a.currency not in (new.currency, 'XTS', 'PTS')
      and (a.seq > 0 or not exists (select from account b where b.merchant_id = a.merchant_id
        and b.member_id = a.member_id and b.kind = a.kind and b.currency = new.currency));
  if v_members > 0 then
    raise exception 'The currency of % stays %: % of its members have accounts in it, which a file cannot turn into %. Set "currency" back to "%" in its merchant.json; whoever wants to offer % opens another brand for it, with a code of its own.',
      old.code, old.currency, v_members, new.currency, old.currency, new.currency
      using constraint = 'merchant_currency_kept', detail = old.currency;
  end if;
  return new;
end $$;
