-- Counts a settled bet towards the active bonus; once its turnover is complete, the bonus becomes cash. A bonus that is
-- bound to games or categories counts bets on these alone, and counts them whole.
create or replace function count_towards_bonus(
  p_merchant bigint, p_member bigint, p_bet bigint, p_placed_at timestamptz, p_node int, p_game_type text,
  p_valid bigint, p_odds numeric, p_percent numeric, p_minimum_odds numeric, p_days int
) returns void language plpgsql as $$
declare
  v_bonus bonus;
  v_counted bigint;
begin
  if p_valid = 0 then
    return;
  end if;
  select b.* into v_bonus from bonus b where b.merchant_id = p_merchant
    and b.member_id = p_member and b.status = 'ACTIVE';
  -- A bet placed before the bonus was granted does not count towards it.
  if not found or p_placed_at < v_bonus.granted_at then
    return;
  end if;
  if not bonus_covers(v_bonus.node_ids, v_bonus.game_types, p_node, p_game_type) then
    return;
  end if;
  v_counted := least(v_bonus.required_minor - v_bonus.done_minor,
    case when v_bonus.node_ids is not null or v_bonus.game_types is not null then p_valid
      else bonus_contribution(p_game_type, p_valid, p_odds, p_percent, p_minimum_odds) end);
  if v_counted = 0 then
    return;
  end if;
  update bet b set counted_minor = v_counted, counted_bonus_id = v_bonus.id
    where b.merchant_id = p_merchant and b.id = p_bet;
  update bonus b set done_minor = b.done_minor + v_counted
    where b.merchant_id = p_merchant and b.id = v_bonus.id;
  if v_bonus.done_minor + v_counted = v_bonus.required_minor then
    perform close_bonus(p_merchant, v_bonus.id, 'COMPLETED', p_days);
  end if;
end $$;

revoke all on function count_towards_bonus from public;
