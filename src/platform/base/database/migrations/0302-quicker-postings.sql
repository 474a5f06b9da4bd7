-- The same functions, quicker: a bet posts and counts within a fraction of a millisecond.

-- As before: the only writer of transfers and entries. Each account is asked for by its key instead
-- of by a join over all lines, and all entries are written by one statement.
create or replace function post_transfer(
  p_merchant bigint, p_scope text, p_key text, p_hash text, p_kind text,
  p_accounts bigint[], p_amounts bigint[], p_ref text default null, p_reverses bigint default null
) returns table (id bigint, replay boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
  v_hash text;
  v_line int;
  v_tracked boolean;
  v_currency text;
  v_balance bigint;
  v_seq bigint;
  v_balances bigint[];
  v_seqs bigint[];
  v_currencies text[] := '{}';
  v_sums numeric[] := '{}';
  v_place int;
begin
  insert into transfer as t (merchant_id, scope, idem_key, request_hash, kind, reverses, ref)
    values (p_merchant, p_scope, p_key, p_hash, p_kind, p_reverses, p_ref)
    on conflict (merchant_id, scope, idem_key) do nothing
    returning t.id into v_id;
  if v_id is null then
    select t.id, t.request_hash into v_id, v_hash from transfer t
      where t.merchant_id = p_merchant and t.scope = p_scope and t.idem_key = p_key;
    if v_hash is distinct from p_hash then
      raise exception 'the key % of % was used for another request', p_key, p_scope
        using errcode = 'LV001';
    end if;
    id := v_id;
    replay := true;
    return next;
    return;
  end if;

  if cardinality(p_accounts) < 2 or cardinality(p_accounts) <> cardinality(p_amounts)
    or array_position(p_accounts, null) is not null or array_position(p_amounts, null) is not null
  then
    raise exception 'a transfer needs two or more whole lines' using errcode = 'LV002';
  end if;

  v_balances := array_fill(null::bigint, array[cardinality(p_accounts)]);
  v_seqs := v_balances;
  -- In id order, so that two transfers over the same accounts wait instead of dead-locking.
  for v_line in
    select l.line from unnest(p_accounts) with ordinality as l (account_id, line)
      order by l.account_id, l.line
  loop
    update account a set balance = a.balance + p_amounts[v_line], seq = a.seq + 1
      where a.merchant_id = p_merchant and a.id = p_accounts[v_line] and a.tracked
        and a.balance + p_amounts[v_line] >= a.min_balance
      returning a.balance, a.seq, a.currency into v_balance, v_seq, v_currency;
    if found then
      v_balances[v_line] := v_balance;
      v_seqs[v_line] := v_seq;
    else
      select a.tracked, a.currency into v_tracked, v_currency from account a
        where a.merchant_id = p_merchant and a.id = p_accounts[v_line];
      if not found then
        raise exception 'there is no account % at merchant %', p_accounts[v_line], p_merchant
          using errcode = 'LV003';
      end if;
      if v_tracked then
        raise exception 'the balance of account % is too low', p_accounts[v_line]
          using errcode = 'LV004';
      end if;
    end if;
    v_place := array_position(v_currencies, v_currency);
    if v_place is null then
      v_currencies := v_currencies || v_currency;
      v_sums := v_sums || p_amounts[v_line]::numeric;
    else
      v_sums[v_place] := v_sums[v_place] + p_amounts[v_line];
    end if;
  end loop;

  if 0 <> any (v_sums) then
    raise exception 'the lines of a transfer must sum to zero' using errcode = 'LV002';
  end if;
  insert into entry (merchant_id, transfer_id, line, account_id, amount, balance_after, account_seq)
    select p_merchant, v_id, l.line, l.account_id, l.amount, l.balance_after, l.account_seq
      from unnest(p_accounts, p_amounts, v_balances, v_seqs) with ordinality
        as l (account_id, amount, balance_after, account_seq, line);
  id := v_id;
  replay := false;
  return next;
end $$;

revoke all on function post_transfer from public;

-- In a language that keeps its plans.
create or replace function count_quarter(
  p_bet bet, p_at timestamptz, p_staked bigint, p_bets int, p_settled bigint, p_payout bigint,
  p_valid bigint
) returns void language plpgsql as $$
begin
  insert into play_quarter as q
      (merchant_id, member_id, quarter, game_type, staked_minor, bets, settled_minor, payout_minor,
      valid_minor)
    values (p_bet.merchant_id, p_bet.member_id,
      date_bin('15 minutes', p_at, timestamptz '2000-01-01 00:00:00Z'), p_bet.game_type, p_staked,
      p_bets, p_settled, p_payout, p_valid)
    on conflict (merchant_id, member_id, quarter, game_type) do update set
      staked_minor = q.staked_minor + excluded.staked_minor,
      bets = q.bets + excluded.bets,
      settled_minor = q.settled_minor + excluded.settled_minor,
      payout_minor = q.payout_minor + excluded.payout_minor,
      valid_minor = q.valid_minor + excluded.valid_minor;
end $$;

create or replace function count_session(p_bet bet, p_staked bigint, p_won bigint) returns void
language plpgsql as $$
begin
  update play_session p set staked_minor = p.staked_minor + p_staked, won_minor = p.won_minor + p_won
    where p.merchant_id = p_bet.merchant_id and p.member_id = p_bet.member_id
      and p.ended_at is null and p.started_at <= p_bet.placed_at;
end $$;
