-- Posts the transfer of one step of a bet: `place` locks the stake; `settle` divides the locked stake between the
-- member and the house; `round` does both at once, without a bonus and without locking. Returns the transfer's id.
--
-- p_bet: the bet's key, `vendor:transaction`
-- p_bonus_stake, p_bonus_payout: the bonus part of the stake and of the payout; p_kept: the part of the payout that the
-- house keeps because its bonus was forfeited, expired or spent
-- p_own, p_bonus: the accounts of the member's own money and of the bonus
create or replace function post_bet(
  p_merchant bigint, p_step text, p_bet text, p_stake bigint, p_bonus_stake bigint, p_payout bigint,
  p_bonus_payout bigint, p_kept bigint, p_own bigint, p_bonus bigint, p_locked bigint, p_house bigint
) returns bigint language plpgsql as $$
declare
  v_own_stake bigint := p_stake - p_bonus_stake;
  v_own_payout bigint := p_payout - p_bonus_payout - p_kept;
  v_to_house bigint := p_stake - p_payout + p_kept;
begin
  if p_step = 'round' then
    return move_money(p_merchant, 'bet', p_bet || ':place',
      case p_payout when 0 then 'bet' else 'bet_round' end, p_bet,
      array[p_own, p_own, p_house], array[-v_own_stake, v_own_payout, v_to_house]);
  end if;
  if p_step = 'settle' then
    return move_money(p_merchant, 'bet', p_bet || ':settle', 'bet_settled', p_bet,
      array[p_locked, p_house, p_own, p_bonus],
      array[-p_stake, v_to_house, v_own_payout, p_bonus_payout]);
  end if;
  return move_money(p_merchant, 'bet', p_bet || ':place', 'bet', p_bet,
    array[p_own, p_bonus, p_locked], array[-v_own_stake, -p_bonus_stake, p_stake]);
end $$;

revoke all on function post_bet from public;
