-- Closes what no money is left for: every open turnover of a member without any money, and a bonus whose account is
-- empty while no bet staked from it is open. Returns whether anything was closed.
--
-- p_spent: whether all the member's accounts are empty; p_bonus_held: the balance of the bonus account
-- p_days: after how many days the next bonus expires; null for members who cannot have a bonus
create or replace function close_spent(
  p_merchant bigint, p_member bigint, p_spent boolean, p_bonus_held bigint, p_days int
) returns boolean language plpgsql as $$
declare
  v_bonus bigint;
begin
  if p_spent then
    update turnover_item i set status = 'spent', closed_at = clock_timestamp()
      where i.merchant_id = p_merchant and i.member_id = p_member and i.status = 'open';
  end if;
  if p_days is null or p_bonus_held > 0 then
    return p_spent;
  end if;
  select b.id into v_bonus from bonus b where b.merchant_id = p_merchant and b.member_id = p_member
    and b.status = 'ACTIVE';
  if v_bonus is null then
    return p_spent;
  end if;
  -- Apart from the look before, because this one may be into any month, and few have a bonus.
  if exists (select from bet o where o.merchant_id = p_merchant and o.bonus_id = v_bonus and o.status = 'open') then
    return p_spent;
  end if;
  perform close_bonus(p_merchant, v_bonus, 'SPENT', p_days);
  return true;
end $$;

revoke all on function close_spent from public;
