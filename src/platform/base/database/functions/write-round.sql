-- Writes a round that is staked and settled at once, without bonus money, in one statement: the transfer with its entries
-- and records, the bet, and what it counts as play. The same rows as take_stake with its trigger writes them. The
-- member's row is locked by the caller. Returns the bet's id and the balance of the member's account afterwards.
-- That it happens once is the bet's key in bet_key (merchant, vendor, transaction): the transfer has none in transfer_key.
--
-- p_purse: `vendor` where p_own is the vendor's own wallet, else `cash`; p_house: the house's account of that currency
-- Errors: LV004 stake not covered; 23505 bet known already.
create or replace function write_round(
  p_merchant bigint, p_member bigint, p_vendor text, p_transaction text, p_round text, p_game_type text,
  p_node int, p_currency text, p_stake bigint, p_odds numeric, p_pick text, p_payout bigint, p_purse text,
  p_own bigint, p_house bigint, out bet_id bigint, out balance bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  -- The triggers on entries and bets leave the records and the counts to this function.
  v_recorded text := set_config('livery.recorded', 'on', true);
  v_together text := set_config('livery.counted_together', 'on', true);
  -- To the end of the transaction: what else writes a bet or a transfer there writes its key, too.
  v_bet_keyed text := set_config('livery.bet_keyed', 'on', true);
  v_keyed text := set_config('livery.keyed', 'on', true);
  v_id bigint := bet_number();
  v_ref text := p_vendor || ':' || p_transaction;
  v_valid bigint := valid_bet(p_currency, p_stake, p_payout);
  v_quarter timestamptz := date_bin('15 minutes', now(), timestamptz '2000-01-01 00:00:00Z');
  -- Play credits are not money: they are not counted.
  v_is_money boolean := p_currency <> 'XTS';
  v_is_won boolean := p_payout > 0;
  v_counted boolean;
begin
  with own as (
    update account a set balance = a.balance - p_stake + p_payout, seq = a.seq + 1 + v_is_won::int
      where a.merchant_id = p_merchant and a.id = p_own and a.tracked and a.balance - p_stake >= a.min_balance
      returning a.balance, a.seq
  ), moved as (
    insert into transfer as t (merchant_id, scope, idem_key, request_hash, kind, ref)
      select p_merchant, 'bet', v_ref || ':place', '', case when v_is_won then 'bet_round' else 'bet' end, v_ref from own
      returning t.id, t.created_at
  ), lines as (
    insert into entry (merchant_id, transfer_id, line, account_id, amount, balance_after, account_seq, created_at)
      select p_merchant, m.id, l.line, l.account_id, l.amount, l.balance_after, l.account_seq, m.created_at
        from moved m cross join own o cross join lateral (values
          (1, p_own, -p_stake, o.balance - p_payout, o.seq - v_is_won::int),
          (2, p_own, p_payout, o.balance, o.seq),
          (2 + v_is_won::int, p_house, p_stake - p_payout, null, null)
        ) as l (line, account_id, amount, balance_after, account_seq)
        where l.amount <> 0
  ), recorded as (
    insert into money_record (merchant_id, member_id, kind, wallet, amount_minor, balance_after_minor, reference)
      select p_merchant, p_member, l.kind, 'cash', l.amount, l.balance_after, v_ref
        from own o cross join lateral (values
          ('bet', -p_stake, o.balance - p_payout), ('payout', p_payout, o.balance)
        ) as l (kind, amount, balance_after)
        where p_purse = 'cash' and l.amount <> 0
  ), quarter as (
    update play_quarter q set staked_minor = q.staked_minor + p_stake, bets = q.bets + 1,
        settled_minor = q.settled_minor + p_stake, payout_minor = q.payout_minor + p_payout,
        valid_minor = q.valid_minor + v_valid
      where q.merchant_id = p_merchant and q.member_id = p_member and q.quarter = v_quarter
        and q.game_type = p_game_type and v_is_money
      returning q.bets
  ), played as (
    update play_session s set staked_minor = s.staked_minor + p_stake, won_minor = s.won_minor + p_payout
      where s.merchant_id = p_merchant and s.member_id = p_member and s.ended_at is null
        and s.started_at <= now() and v_is_money
  ), keyed as (
    insert into bet_key (merchant_id, vendor_code, transaction_id, bet_id)
      select p_merchant, p_vendor, p_transaction, v_id from moved
  ), placed as (
    insert into bet as b (merchant_id, id, member_id, vendor_code, transaction_id, round_id, game_type, node_id,
        currency, stake_minor, odds, pick, purse, status, payout_minor, valid_minor, transfer_id, placed_at,
        settled_at)
      select p_merchant, v_id, p_member, p_vendor, p_transaction, p_round, p_game_type, p_node, p_currency, p_stake,
          p_odds, p_pick, p_purse, 'settled', p_payout, v_valid, m.id, now(), now()
        from moved m
      returning b.id
  )
  select p.id, o.balance, exists (select from quarter) into bet_id, balance, v_counted
    from placed p cross join own o;
  if not found then
    raise exception 'the stake of % is not covered', p_transaction using errcode = 'LV004';
  end if;
  v_together := set_config('livery.counted_together', 'off', true);
  -- The first of a quarter of an hour.
  if v_is_money and not v_counted then
    perform add_to_quarter(p_merchant, p_member, p_game_type, now(), p_stake, 1, p_stake, p_payout, v_valid);
  end if;
end $$;

revoke all on function write_round from public;
