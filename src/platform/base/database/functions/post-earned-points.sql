-- Brings into the ledger what some members of a brand have earned and is not there yet, in one transfer. What was earned
-- less, because bets were taken back, is debited as far as there are points; the rest is owed, and stays so until later
-- points pay it. Balances stay below their ceiling.
create or replace function post_earned_points(p_merchant bigint, p_members bigint[], p_key text) returns void
language plpgsql as $$
declare
  v_members bigint[];
  v_accounts bigint[];
  v_amounts bigint[];
begin
  perform open_account(p_merchant, 'points', p.member_id, 'PTS', true) from points_member p
    where p.merchant_id = p_merchant and p.member_id = any (p_members)
      and not exists (select from account a where a.merchant_id = p_merchant
        and a.member_id = p.member_id and a.kind = 'points' and a.currency = 'PTS');
  perform from points_member p where p.merchant_id = p_merchant and p.member_id = any (p_members)
    order by p.member_id for update;
  perform from account a where a.merchant_id = p_merchant and a.member_id = any (p_members)
      and a.kind = 'points' and a.currency = 'PTS'
    order by a.id for update;
  select array_agg(d.member_id), array_agg(d.account), array_agg(d.amount)
    into v_members, v_accounts, v_amounts
    from (
      select p.member_id, a.id as account, greatest(-a.balance, least(
          greatest(trunc(p.earned_micro / 1000000), 0) - p.posted,
          1000000000000000 - a.balance, 100000000000000))::bigint as amount
        from points_member p
        join account a on a.merchant_id = p_merchant and a.member_id = p.member_id
          and a.kind = 'points' and a.currency = 'PTS'
        where p.merchant_id = p_merchant and p.member_id = any (p_members)
    ) d where d.amount <> 0;
  if v_members is null then
    return;
  end if;
  perform move_money(p_merchant, 'points', p_key, 'points_earned', null,
    open_account(p_merchant, 'issuer', null, 'PTS', false) || v_accounts,
    (select -sum(a)::bigint from unnest(v_amounts) a) || v_amounts);
  update points_member p set posted = p.posted + d.amount
    from unnest(v_members, v_amounts) as d (member_id, amount)
    where p.merchant_id = p_merchant and p.member_id = d.member_id;
end $$;

revoke all on function post_earned_points from public;
