-- Takes the stake of a bet and writes the bet, with a payout as a settled round; returns the bet's id. Where vendors
-- have wallets of their own, the vendor's wallet pays first if it covers the whole stake. Otherwise cash is used before
-- bonus money; a bonus that is bound to the game is staked first, and one that is bound to others not at all.
--
-- p_wallet: the account kind of the vendor's own wallet, `vendor:CODE`; null where there are none
-- p_with_bonus: whether bonus money may be staked; false with a payout, because such a round does not count for a bonus
-- Errors: 23505 bet known already, LV004 stake not covered, LV010 bet voided before it came.
create or replace function take_stake(
  p_merchant bigint, p_member bigint, p_vendor text, p_transaction text, p_round text, p_game_type text,
  p_node int, p_currency text, p_stake bigint, p_odds numeric, p_pick text, p_placed_at timestamptz,
  p_payout bigint, p_wallet text, p_with_bonus boolean
) returns bigint language plpgsql as $$
declare
  v_has record;
  v_from_wallet boolean;
  v_bonus_stake bigint := 0;
  v_bonus bigint;
  v_bound boolean;
  v_transfer bigint;
  -- To the end of the transaction: what else writes a bet there writes its key, too.
  v_keyed text := set_config('livery.bet_keyed', 'on', true);
  v_bet bigint := bet_number();
begin
  -- As accounts_for_bet has it, without the price of a call.
  select max(a.id) filter (where a.kind = 'cash') as cash_id, max(a.balance) filter (where a.kind = 'cash') as cash,
      max(a.id) filter (where a.kind = 'bonus') as bonus_id, max(a.balance) filter (where a.kind = 'bonus') as bonus,
      max(a.id) filter (where a.kind = 'locked') as locked_id,
      max(a.id) filter (where a.kind = p_wallet) as wallet_id, max(a.balance) filter (where a.kind = p_wallet) as wallet,
      (select h.id from account h where h.merchant_id = p_merchant and h.kind = 'house'
        and h.member_id is null and h.currency = p_currency) as house_id,
      exists (select from bet_tombstone t where t.merchant_id = p_merchant
        and t.vendor_code = p_vendor and t.transaction_id = p_transaction) as buried
    into v_has
    from account a where a.merchant_id = p_merchant and a.member_id = p_member and a.currency = p_currency;
  if v_has.buried then
    raise exception 'the bet % was taken back', p_transaction using errcode = 'LV010';
  end if;
  v_from_wallet := coalesce(v_has.wallet >= p_stake, false);
  -- Only members with bonus money are asked for their bonus.
  if p_with_bonus and v_has.bonus > 0 then
    select b.id, b.node_ids is not null or b.game_types is not null into v_bonus, v_bound from bonus b
      where b.merchant_id = p_merchant and b.member_id = p_member and b.status = 'ACTIVE'
        and bonus_covers(b.node_ids, b.game_types, p_node, p_game_type);
  end if;
  if v_bound and v_has.cash + v_has.bonus >= p_stake then
    v_from_wallet := false;
    v_bonus_stake := least(p_stake, v_has.bonus);
  elsif not v_from_wallet and v_has.cash < p_stake then
    if v_bonus is null then
      raise exception 'the stake of % is not covered', p_transaction using errcode = 'LV004';
    end if;
    v_bonus_stake := p_stake - v_has.cash;
  else
    v_bonus := null;
  end if;
  v_transfer := post_bet(p_merchant, case when p_payout is null then 'place' else 'round' end,
    p_vendor || ':' || p_transaction, p_stake, v_bonus_stake, p_payout, 0, 0,
    case when v_from_wallet then v_has.wallet_id else v_has.cash_id end, v_has.bonus_id,
    v_has.locked_id,
    coalesce(v_has.house_id, open_account(p_merchant, 'house', null, p_currency, false)));
  with keyed as (
    insert into bet_key (merchant_id, vendor_code, transaction_id, bet_id)
      values (p_merchant, p_vendor, p_transaction, v_bet)
  )
  insert into bet (merchant_id, id, member_id, vendor_code, transaction_id, round_id, game_type, node_id,
      currency, stake_minor, bonus_stake_minor, bonus_id, odds, pick, purse, status, payout_minor,
      valid_minor, transfer_id, placed_at, settled_at)
    values (p_merchant, v_bet, p_member, p_vendor, p_transaction, p_round, p_game_type, p_node, p_currency,
      p_stake, v_bonus_stake, v_bonus, p_odds, p_pick,
      case when v_from_wallet then 'vendor' else 'cash' end,
      case when p_payout is null then 'open' else 'settled' end, p_payout,
      case when p_payout is null then 0 else valid_bet(p_currency, p_stake, p_payout) end, v_transfer,
      coalesce(p_placed_at, now()), case when p_payout is not null then now() end);
  return v_bet;
end $$;

revoke all on function take_stake from public;
