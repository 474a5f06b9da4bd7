-- Gives a member the bonuses that wait. Those of which nothing has to be staked are cash at once, beside whatever is played
-- through: this is where that rule stands, for whoever grants a bonus. Of the others the oldest becomes active, unless another
-- one is: its amount moves to the bonus account. The member must be locked.
--
-- p_days: after how many days the bonus expires
create or replace function activate_next_bonus(p_merchant bigint, p_member bigint, p_days int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_bonus bonus;
  v_has record;
  v_cash bigint;
begin
  perform hold_to_brand(p_merchant);
  for v_bonus in
    select b.* from bonus b where b.merchant_id = p_merchant and b.member_id = p_member
      and b.status = 'WAITING' and b.required_minor = 0 order by b.id
  loop
    v_has := accounts_for_bet(p_merchant, p_member, v_bonus.currency, null);
    v_cash := least(v_bonus.amount_minor, coalesce(v_bonus.most_minor, v_bonus.amount_minor));
    perform move_money(p_merchant, 'bonus', v_bonus.id || ':close', 'bonus_completed', v_bonus.id::text,
      array[coalesce(v_has.house_id,
        open_account(p_merchant, 'house', null, v_bonus.currency, false)), v_has.cash_id],
      array[-v_cash, v_cash]);
    update bonus b set status = 'COMPLETED', closed_at = clock_timestamp(), converted_minor = v_cash,
        above_minor = v_bonus.amount_minor - v_cash
      where b.merchant_id = p_merchant and b.id = v_bonus.id;
  end loop;
  if exists (select from bonus b where b.merchant_id = p_merchant and b.member_id = p_member and b.status = 'ACTIVE') then
    return;
  end if;
  select b.* into v_bonus from bonus b where b.merchant_id = p_merchant and b.member_id = p_member
    and b.status = 'WAITING' order by b.id limit 1;
  if not found then
    return;
  end if;
  v_has := accounts_for_bet(p_merchant, p_member, v_bonus.currency, null);
  perform move_money(p_merchant, 'bonus', v_bonus.id || ':open', 'bonus', v_bonus.id::text,
    array[coalesce(v_has.house_id,
      open_account(p_merchant, 'house', null, v_bonus.currency, false)), v_has.bonus_id],
    array[-v_bonus.amount_minor, v_bonus.amount_minor]);
  update bonus b set status = 'ACTIVE',
      expires_at = clock_timestamp() + make_interval(hours => 24 * p_days)
    where b.merchant_id = p_merchant and b.id = v_bonus.id;
end $$;

revoke all on function activate_next_bonus from public;
