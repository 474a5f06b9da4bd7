-- Keys are looked for in transfer_key from here on. Both work on the table as it is and as 0502 leaves it: calls in flight and
-- those that come before the functions are made what their files say go on.
do $$ begin
  -- Far from the numbers of the column itself, which rounds of games take until 0502.
  perform setval('transfer_number', s.last + 1000000000)
    from (select pg_sequence_last_value('transfer_id_seq') as last) s where s.last is not null;
end $$;

create or replace function write_transfer(
  p_merchant bigint, p_scope text, p_key text, p_hash text, p_kind text,
  p_accounts bigint[], p_amounts bigint[], p_ref text, p_reverses bigint
) returns bigint language plpgsql as $$
declare
  -- To the end of the transaction, for all that write entries in it do so: the trigger on entries leaves the records to
  -- this function.
  v_recorded text := set_config('livery.recorded', 'on', true);
  -- The same for keys, and the trigger on transfers.
  v_keyed text := set_config('livery.keyed', 'on', true);
  v_id bigint := nextval('transfer_number');
  v_at timestamptz := now();
  v_lines int[];
  v_line int;
  v_tracked boolean;
  v_currency text;
  v_balance bigint;
  v_seq bigint;
  v_kind text;
  v_member bigint;
  v_balances bigint[];
  v_seqs bigint[];
  v_kinds text[];
  v_members bigint[];
  v_currencies text[] := '{}';
  v_sums numeric[] := '{}';
  v_place int;
begin
  if p_scope <> 'bet' or right(p_key, 6) <> ':place' then
    insert into transfer_key (merchant_id, scope, idem_key, transfer_id, created_at, request_hash)
      values (p_merchant, p_scope, p_key, v_id, v_at, p_hash)
      on conflict do nothing;
    if not found then
      return null;
    end if;
  end if;
  if p_reverses is not null then
    insert into transfer_key (merchant_id, scope, idem_key, transfer_id, created_at, request_hash)
      values (p_merchant, 'reverses', p_reverses::text, v_id, v_at, '')
      on conflict do nothing;
    if not found then
      raise exception 'the transfer % was taken back before', p_reverses using errcode = 'unique_violation';
    end if;
  end if;
  -- Until 0502 has run, numbers of this column are its own.
  insert into transfer (merchant_id, id, scope, idem_key, request_hash, kind, reverses, ref, created_at)
    overriding system value
    values (p_merchant, v_id, p_scope, p_key, p_hash, p_kind, p_reverses, p_ref, v_at);

  if cardinality(p_accounts) < 2 or cardinality(p_accounts) <> cardinality(p_amounts)
    or array_position(p_accounts, null) is not null or array_position(p_amounts, null) is not null
  then
    raise exception 'a transfer needs two or more whole lines' using errcode = 'LV002';
  end if;

  v_balances := array_fill(null::bigint, array[cardinality(p_accounts)]);
  v_seqs := v_balances;
  v_members := v_balances;
  v_kinds := array_fill(null::text, array[cardinality(p_accounts)]);
  -- Two lines, as most transfers have them, are in order without a statement.
  if cardinality(p_accounts) = 2 then
    v_lines := case when p_accounts[1] <= p_accounts[2] then array[1, 2] else array[2, 1] end;
  else
    v_lines := array(select l.line::int from unnest(p_accounts) with ordinality as l (account_id, line)
      order by l.account_id, l.line);
  end if;
  foreach v_line in array v_lines loop
    update account a set balance = a.balance + p_amounts[v_line], seq = a.seq + 1
      where a.merchant_id = p_merchant and a.id = p_accounts[v_line] and a.tracked
        and a.balance + p_amounts[v_line] >= a.min_balance
      returning a.balance, a.seq, a.currency, a.kind, a.member_id
        into v_balance, v_seq, v_currency, v_kind, v_member;
    if found then
      v_balances[v_line] := v_balance;
      v_seqs[v_line] := v_seq;
      if v_kind in ('cash', 'bonus') then
        v_kinds[v_line] := v_kind;
        v_members[v_line] := v_member;
      end if;
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
  with line as materialized (
    select l.* from unnest(p_accounts, p_amounts, v_balances, v_seqs, v_kinds, v_members) with ordinality
      as l (account_id, amount, balance_after, account_seq, kind, member_id, line)
  ), recorded as (
    insert into money_record
        (merchant_id, member_id, kind, state, wallet, amount_minor, balance_after_minor, reference)
      select p_merchant, l.member_id, record_kind(p_kind, l.amount),
          case p_kind when 'withdrawal' then 'pending' else 'completed' end,
          l.kind, l.amount, l.balance_after, coalesce(p_ref, v_id::text)
        from line l
        -- A deposit has its record from its creation on; the trigger deposit_recorded updates it.
        where l.member_id is not null and p_scope <> 'deposit'
        order by l.line
  )
  insert into entry (merchant_id, transfer_id, line, account_id, amount, balance_after, account_seq, created_at)
    select p_merchant, v_id, l.line, l.account_id, l.amount, l.balance_after, l.account_seq, v_at from line l;
  return v_id;
end $$;

revoke all on function write_transfer from public;

create or replace function post_transfer(
  p_merchant bigint, p_scope text, p_key text, p_hash text, p_kind text,
  p_accounts bigint[], p_amounts bigint[], p_ref text default null, p_reverses bigint default null
) returns table (id bigint, replay boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_hash text;
begin
  id := write_transfer(p_merchant, p_scope, p_key, p_hash, p_kind, p_accounts, p_amounts, p_ref,
    p_reverses);
  replay := id is null;
  if replay then
    select k.transfer_id, k.request_hash into id, v_hash from transfer_key k
      where k.merchant_id = p_merchant and k.scope = p_scope and k.idem_key = p_key;
    if v_hash is distinct from p_hash then
      raise exception 'the key % of % was used for another request', p_key, p_scope
        using errcode = 'LV001';
    end if;
  end if;
  return next;
end $$;

revoke all on function post_transfer from public;
