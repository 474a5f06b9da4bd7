-- Closes the active bonus with the status p_end and empties the bonus account: to cash when it is completed, else back
-- to the house. Then activates the next waiting bonus for p_days. Returns the amount that was in the bonus account.
create or replace function close_bonus(p_merchant bigint, p_bonus bigint, p_end text, p_days int) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_bonus bonus;
  v_has record;
begin
  perform hold_to_brand(p_merchant);
  select b.* into strict v_bonus from bonus b where b.merchant_id = p_merchant and b.id = p_bonus;
  select a.* into v_has from bet_accounts(p_merchant, v_bonus.member_id, v_bonus.currency, null) a;
  perform move_money(p_merchant, 'bonus', p_bonus || ':close', 'bonus_' || lower(p_end), p_bonus::text,
    array[v_has.bonus_id, case when p_end = 'COMPLETED' then v_has.cash_id
      else coalesce(v_has.house_id,
        open_account(p_merchant, 'house', null, v_bonus.currency, false)) end],
    array[-v_has.bonus, v_has.bonus]);
  update bonus b set status = p_end, closed_at = clock_timestamp(),
      converted_minor = case when p_end = 'COMPLETED' then v_has.bonus end
    where b.merchant_id = p_merchant and b.id = p_bonus;
  perform activate_next_bonus(p_merchant, v_bonus.member_id, p_days);
  return v_has.bonus;
end $$;

revoke all on function close_bonus from public;
