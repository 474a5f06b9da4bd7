-- What of a change of a completed bonus is the member's cash; the rest is the house's. A bonus with a most is counted
-- again with the change: a bet of it that ends, or is taken back, only after the bonus became cash moves no more
-- money than if it had ended before. Without a most all of the change is cash.
create or replace function bonus_to_cash(p_merchant bigint, p_bonus bigint, p_change bigint) returns bigint
language plpgsql as $$
declare
  v_bonus bonus;
  v_all bigint;
  v_cash bigint;
begin
  select b.* into strict v_bonus from bonus b where b.merchant_id = p_merchant and b.id = p_bonus;
  if v_bonus.most_minor is null then
    return p_change;
  end if;
  v_all := v_bonus.converted_minor + v_bonus.above_minor + p_change;
  v_cash := greatest(0, least(v_all, v_bonus.most_minor));
  update bonus b set converted_minor = v_cash, above_minor = greatest(0, v_all - v_cash)
    where b.merchant_id = p_merchant and b.id = p_bonus;
  return v_cash - v_bonus.converted_minor;
end $$;

revoke all on function bonus_to_cash from public;
