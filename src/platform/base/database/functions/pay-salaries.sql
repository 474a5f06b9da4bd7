-- Pays what the house owes on bills, salaries and the dividends of masters, to the agents' commission accounts: many
-- bills in one transfer. A bill is paid once, whoever asks and however often: its row is held while it is paid.
-- Returns how many bills were paid.
create or replace function pay_salaries(p_merchant bigint, p_currency text, p_most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_kind text;
  v_bills bigint[];
  v_accounts bigint[];
  v_amounts bigint[];
begin
  perform hold_to_brand(p_merchant);
  perform lock_bills(p_merchant);
  select b.kind into v_kind from contract_bill b
    where b.merchant_id = p_merchant and b.state = 'PAYABLE' and (b.kind <> 'dividend' or b.upline_id is null)
    limit 1;
  if not found then
    return 0;
  end if;
  with held as (
    select b.id, b.agent_id, b.due_minor - b.paid_minor as minor from contract_bill b
      where b.merchant_id = p_merchant and b.state = 'PAYABLE' and b.kind = v_kind
        and (b.kind <> 'dividend' or b.upline_id is null)
      order by b.id limit p_most for update skip locked
  ), paid as (
    select h.agent_id, array_agg(h.id) as bills, sum(h.minor)::bigint as minor from held h group by h.agent_id
  ), lines as (
    select p.bills, open_account(p_merchant, 'commission', p.agent_id, p_currency, true) as account, p.minor from paid p
  )
  select array_agg(l.account order by l.account), array_agg(l.minor order by l.account),
      (select array_agg(h.id) from held h)
    into v_accounts, v_amounts, v_bills from lines l;
  if v_bills is null then
    return 0;
  end if;
  perform move_money(p_merchant, 'contract', 'bills:' || (select min(b) from unnest(v_bills) b) || '-'
      || (select max(b) from unnest(v_bills) b) || ':' || md5(v_bills::text),
    case v_kind when 'dividend' then 'dividend' else 'salary_' || v_kind end, null,
    v_accounts || open_account(p_merchant, 'house', null, p_currency, false),
    v_amounts || -(select sum(a) from unnest(v_amounts) a)::bigint);
  update contract_bill b set state = 'PAID', paid_minor = b.due_minor, paid_at = clock_timestamp()
    where b.merchant_id = p_merchant and b.id = any (v_bills);
  return cardinality(v_bills);
end $$;

revoke all on function pay_salaries from public;
