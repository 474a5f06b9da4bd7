-- The currency of a brand stays once a member has accounts in it: what they hold is a number of its minor units. A trigger keeps
-- it, so that an import of the former version is refused, too. The function is the one of database/functions/.
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

create trigger merchant_currency before update of currency on merchant
  for each row when (new.currency <> old.currency) execute function keep_currency();
