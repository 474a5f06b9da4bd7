-- Closes the active bonus with the status p_end and empties the bonus account: to cash when it is completed, else back
-- to the house; what is above the most that may become cash goes to the house, too. Then activates the next waiting bonus for p_days. Returns the amount that was in the bonus account.
create or replace function close_bonus(p_merchant bigint, p_bonus bigint, p_end text, p_days int) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_bonus bonus;
  v_has record;
  v_cash bigint := 0;
begin
  perform hold_to_brand(p_merchant);
  select b.* into strict v_bonus from bonus b where b.merchant_id = p_merchant and b.id = p_bonus;
  v_has := accounts_for_bet(p_merchant, v_bonus.member_id, v_bonus.currency, null);
  if p_end = 'COMPLETED' then
    v_cash := least(v_has.bonus, coalesce(v_bonus.most_minor, v_has.bonus));
  end if;
  perform move_money(p_merchant, 'bonus', p_bonus || ':close', 'bonus_' || lower(p_end), p_bonus::text,
    array[v_has.bonus_id, v_has.cash_id, coalesce(v_has.house_id,
      open_account(p_merchant, 'house', null, v_bonus.currency, false))],
    array[-v_has.bonus, v_cash, v_has.bonus - v_cash]);
  update bonus b set status = p_end, closed_at = clock_timestamp(),
      converted_minor = case when p_end = 'COMPLETED' then v_cash end,
      above_minor = case when p_end = 'COMPLETED' then v_has.bonus - v_cash else 0 end
    where b.merchant_id = p_merchant and b.id = p_bonus;
  perform activate_next_bonus(p_merchant, v_bonus.member_id, p_days);
  return v_has.bonus;
end $$;

revoke all on function close_bonus from public;
