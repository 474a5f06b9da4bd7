-- Counts bets that were settled together, of members without a bonus, towards their turnover, and closes the open
-- turnover of members who have no money left.
create or replace function count_settled(p_merchant bigint, p_currency text, p_bets bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_members bigint[];
begin
  perform hold_to_brand(p_merchant);
  select array_agg(distinct i.member_id) into v_members from turnover_item i
    where i.merchant_id = p_merchant and i.status = 'open' and i.member_id = any (array(
      select b.member_id from bet b where b.merchant_id = p_merchant and b.id = any (p_bets)));
  if v_members is null then
    return;
  end if;
  perform count_turnover(p_merchant, b.member_id, b.id, b.valid_minor)
    from (select o.member_id, o.id, o.valid_minor from bet o
      where o.merchant_id = p_merchant and o.id = any (p_bets) and o.member_id = any (v_members)
      order by o.member_id, o.id offset 0) b;
  perform close_spent(p_merchant, m.id, has.spent, has.bonus, null)
    from unnest(v_members) as m (id)
    cross join lateral accounts_for_bet(p_merchant, m.id, p_currency, null) has;
end $$;

revoke all on function count_settled from public;
