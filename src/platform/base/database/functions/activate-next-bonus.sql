-- Activates the member's oldest waiting bonus: moves its amount to the bonus account. The member must have no active
-- bonus.
--
-- p_days: after how many days the bonus expires
create or replace function activate_next_bonus(p_merchant bigint, p_member bigint, p_days int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_bonus bonus;
  v_has record;
begin
  perform hold_to_brand(p_merchant);
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
