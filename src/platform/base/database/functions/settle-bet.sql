-- Settles an open bet: the stake leaves the locked account, and the payout is credited, divided between own money and
-- bonus money in the proportion of the stake. Counts the bet towards turnover and bonus. Returns the bet.
--
-- p_percent, p_minimum_odds: how the brand counts the bet's category towards a bonus
-- p_days: after how many days the next bonus expires
create or replace function settle_bet(
  p_merchant bigint, p_bet bigint, p_payout bigint, p_pick text, p_settled_at timestamptz,
  p_percent numeric, p_minimum_odds numeric, p_days int
) returns bet language plpgsql security definer set search_path = public, pg_temp
-- Found by number, a bet is in one month: the generic plan looks into that one alone, and costs less than a plan for each call.
set plan_cache_mode = force_generic_plan as $$
declare
  v_bet bet;
  v_has record;
  v_share bigint;
  v_belongs_to text;
  v_to_bonus bigint;
  v_kept bigint;
begin
  perform hold_to_brand(p_merchant);
  select b.* into strict v_bet from bet b
    where b.merchant_id = p_merchant and b.id = p_bet and b.status = 'open';
  v_share := bonus_share(p_payout, v_bet.bonus_stake_minor, v_bet.stake_minor);
  v_belongs_to := bonus_belongs_to(p_merchant, v_bet.bonus_id);
  v_to_bonus := case v_belongs_to when 'bonus' then v_share else 0 end;
  v_kept := case v_belongs_to when 'house' then v_share else 0 end;
  if v_belongs_to = 'cash' and v_bet.bonus_id is not null then
    v_kept := v_share - bonus_to_cash(p_merchant, v_bet.bonus_id, v_share);
  end if;
  v_has := accounts_for_bet(p_merchant, v_bet.member_id, v_bet.currency,
      'vendor:' || v_bet.vendor_code);
  perform post_bet(p_merchant, 'settle', v_bet.vendor_code || ':' || v_bet.transaction_id,
    v_bet.stake_minor, v_bet.bonus_stake_minor, p_payout, v_to_bonus, v_kept,
    case v_bet.purse when 'vendor' then v_has.wallet_id else v_has.cash_id end, v_has.bonus_id,
    v_has.locked_id,
    coalesce(v_has.house_id, open_account(p_merchant, 'house', null, v_bet.currency, false)));
  update bet b set status = 'settled', payout_minor = p_payout,
      bonus_payout_minor = v_to_bonus, kept_payout_minor = v_kept,
      pick = coalesce(p_pick, b.pick), valid_minor = valid_bet(b.currency, b.stake_minor, p_payout),
      settled_at = coalesce(p_settled_at, clock_timestamp())
    where b.merchant_id = p_merchant and b.id = p_bet
    returning b.* into v_bet;
  -- Play credits (XTS) do not count.
  if v_bet.currency <> 'XTS' then
    perform count_turnover(p_merchant, v_bet.member_id, p_bet, v_bet.valid_minor);
    perform count_towards_bonus(p_merchant, v_bet.member_id, p_bet, v_bet.placed_at, v_bet.node_id, v_bet.game_type,
      v_bet.valid_minor, v_bet.odds, p_percent, p_minimum_odds, p_days);
    v_has := accounts_for_bet(p_merchant, v_bet.member_id, v_bet.currency, null);
    perform close_spent(p_merchant, v_bet.member_id, v_has.spent, v_has.bonus, p_days);
  end if;
  return v_bet;
end $$;

revoke all on function settle_bet from public;
