-- Voids a bet, open or settled: the stake is returned, a payout is taken back, and what the bet counted towards
-- turnover is subtracted. Items that it had completed are open again, and so are those closed since it was settled
-- because the member had no money left. A bonus that became cash stays cash. The bonus that was staked, if it ended as
-- SPENT, is active again, unless another bonus is active, which would share its account. Returns the bet.
create or replace function void_bet(p_merchant bigint, p_bet bigint) returns bet
language plpgsql security definer set search_path = public, pg_temp
-- Found by number, a bet is in one month: the generic plan looks into that one alone, and costs less than a plan for each call.
set plan_cache_mode = force_generic_plan as $$
declare
  v_bet bet;
  v_has record;
  v_back bigint;
  v_own bigint;
  v_bonus bigint;
  v_house bigint;
  v_to_own bigint;
  v_to_bonus bigint;
  v_capped boolean;
  v_accounts bigint[];
  v_amounts bigint[];
begin
  perform hold_to_brand(p_merchant);
  select b.* into strict v_bet from bet b
    where b.merchant_id = p_merchant and b.id = p_bet and b.status <> 'void';
  update bonus b set status = 'ACTIVE', closed_at = null
    where b.merchant_id = p_merchant and b.id = v_bet.bonus_id and b.status = 'SPENT'
      and not exists (select from bonus o where o.merchant_id = p_merchant
        and o.member_id = v_bet.member_id and o.status = 'ACTIVE');
  v_has := accounts_for_bet(p_merchant, v_bet.member_id, v_bet.currency,
      'vendor:' || v_bet.vendor_code);
  v_own := case v_bet.purse when 'vendor' then v_has.wallet_id else v_has.cash_id end;
  v_house := coalesce(v_has.house_id,
    open_account(p_merchant, 'house', null, v_bet.currency, false));
  v_bonus := case bonus_belongs_to(p_merchant, v_bet.bonus_id)
    when 'bonus' then v_has.bonus_id when 'house' then v_house else v_has.cash_id end;
  -- The part of the payout that the member received.
  v_back := coalesce(v_bet.payout_minor, 0) - v_bet.kept_payout_minor;
  v_to_own := v_bet.stake_minor - v_bet.bonus_stake_minor - (v_back - v_bet.bonus_payout_minor);
  v_to_bonus := v_bet.bonus_stake_minor - v_bet.bonus_payout_minor;
  select b.status = 'COMPLETED' and b.most_minor is not null into v_capped from bonus b
    where b.merchant_id = p_merchant and b.id = v_bet.bonus_id;
  -- What a bonus with a most has made of the bet, before and after it became cash, is counted again.
  if v_capped then
    v_to_bonus := bonus_share(coalesce(v_bet.payout_minor, 0), v_bet.bonus_stake_minor, v_bet.stake_minor);
    v_to_own := v_bet.stake_minor - v_bet.bonus_stake_minor - (coalesce(v_bet.payout_minor, 0) - v_to_bonus);
    v_to_bonus := bonus_to_cash(p_merchant, v_bet.bonus_id, v_bet.bonus_stake_minor - v_to_bonus);
  end if;
  -- One line for each account, so that the balance check applies to the net amount.
  select array_agg(l.account order by l.line), array_agg(l.amount order by l.line)
    into v_accounts, v_amounts
    from (
      select u.account, sum(u.amount)::bigint as amount, min(u.line) as line
        from unnest(
          array[case v_bet.status when 'open' then v_has.locked_id else v_house end, v_own, v_bonus, v_house],
          array[v_back - v_bet.stake_minor, v_to_own, v_to_bonus,
            v_bet.stake_minor - v_back - v_to_own - v_to_bonus]
        ) with ordinality as u (account, amount, line)
        group by u.account) l;
  perform move_money(p_merchant, 'bet', v_bet.vendor_code || ':' || v_bet.transaction_id || ':void',
    'bet_void', v_bet.vendor_code || ':' || v_bet.transaction_id, v_accounts, v_amounts,
    v_bet.transfer_id);
  with uncounted as (
    delete from turnover_count c where c.merchant_id = p_merchant and c.bet_id = p_bet
      returning c.item_id, c.counted_minor
  )
  update turnover_item i set done_minor = i.done_minor - u.counted_minor, status = 'open',
      closed_at = null
    from uncounted u
    where i.merchant_id = p_merchant and i.id = u.item_id and i.status <> 'dropped';
  update turnover_item i set status = 'open', closed_at = null
    where i.merchant_id = p_merchant and i.member_id = v_bet.member_id and i.status = 'spent'
      and i.closed_at >= v_bet.settled_at;
  update bonus b set done_minor = b.done_minor - v_bet.counted_minor
    where b.merchant_id = p_merchant and b.id = v_bet.counted_bonus_id and b.status = 'ACTIVE';
  update bet b set status = 'void', voided_at = clock_timestamp()
    where b.merchant_id = p_merchant and b.id = p_bet
    returning b.* into v_bet;
  return v_bet;
end $$;

revoke all on function void_bet from public;
