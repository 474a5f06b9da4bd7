-- Double-entry money. Amounts are whole minor units; every transfer sums to zero per currency.

create table account (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  kind text not null,
  member_id bigint,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- House accounts are untracked: their balance is the sum of their entries, so no row is hot.
  tracked boolean not null,
  min_balance bigint not null default 0,
  balance bigint not null default 0,
  seq bigint not null default 0,
  primary key (merchant_id, id),
  check (not tracked or balance >= min_balance),
  check (tracked or (balance = 0 and seq = 0))
) with (fillfactor = 80);

create unique index account_of_member on account (merchant_id, member_id, kind, currency)
  where member_id is not null;
create unique index account_of_house on account (merchant_id, kind, currency)
  where member_id is null;

-- No foreign key leads from here to a merchant or an account: each would lock that one row in
-- every transfer. The function below checks both, and neither is ever removed.
create table transfer (
  merchant_id bigint not null,
  id bigint generated always as identity,
  scope text not null,
  idem_key text not null,
  request_hash text not null,
  kind text not null,
  reverses bigint,
  ref text,
  created_at timestamptz not null default now(),
  primary key (merchant_id, id),
  unique (merchant_id, scope, idem_key),
  unique (merchant_id, reverses),
  foreign key (merchant_id, reverses) references transfer (merchant_id, id)
);

create table entry (
  merchant_id bigint not null,
  transfer_id bigint not null,
  line smallint not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  -- Null on untracked accounts.
  balance_after bigint,
  account_seq bigint,
  primary key (merchant_id, transfer_id, line),
  unique (merchant_id, account_id, account_seq),
  foreign key (merchant_id, transfer_id) references transfer (merchant_id, id)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name
    using errcode = 'restrict_violation';
end $$;

create trigger entry_append_only before update or delete or truncate on entry
  for each statement execute function refuse_change();
create trigger transfer_append_only before update or delete or truncate on transfer
  for each statement execute function refuse_change();

-- The only writer of transfers and entries. Answers the first transfer for a key that was used
-- before (replay), and fails when the same key comes with another request.
-- Errors: LV001 key used for another request, LV002 lines are not balanced, LV003 no such account,
-- LV004 balance too low.
create function post_transfer(
  p_merchant bigint, p_scope text, p_key text, p_hash text, p_kind text,
  p_accounts bigint[], p_amounts bigint[], p_ref text default null, p_reverses bigint default null
) returns table (id bigint, replay boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
  v_hash text;
  v_line record;
  v_balance bigint;
  v_seq bigint;
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
    return query select v_id, true;
    return;
  end if;

  if cardinality(p_accounts) < 2 or cardinality(p_accounts) <> cardinality(p_amounts)
    or array_position(p_accounts, null) is not null or array_position(p_amounts, null) is not null
  then
    raise exception 'a transfer needs two or more whole lines' using errcode = 'LV002';
  end if;

  -- In id order, so that two transfers over the same accounts wait instead of dead-locking.
  for v_line in
    select l.line, l.account_id, l.amount, a.tracked, a.currency, a.id as found
      from unnest(p_accounts, p_amounts) with ordinality as l (account_id, amount, line)
      left join account a on a.merchant_id = p_merchant and a.id = l.account_id
      order by l.account_id, l.line
  loop
    if v_line.found is null then
      raise exception 'there is no account % at merchant %', v_line.account_id, p_merchant
        using errcode = 'LV003';
    end if;
    v_balance := null;
    v_seq := null;
    if v_line.tracked then
      update account a set balance = a.balance + v_line.amount, seq = a.seq + 1
        where a.merchant_id = p_merchant and a.id = v_line.account_id
          and a.balance + v_line.amount >= a.min_balance
        returning a.balance, a.seq into v_balance, v_seq;
      if v_seq is null then
        raise exception 'the balance of account % is too low', v_line.account_id
          using errcode = 'LV004';
      end if;
    end if;
    insert into entry (merchant_id, transfer_id, line, account_id, amount, balance_after, account_seq)
      values (p_merchant, v_id, v_line.line, v_line.account_id, v_line.amount, v_balance, v_seq);
  end loop;

  if exists (
    select from unnest(p_accounts, p_amounts) as l (account_id, amount)
      join account a on a.merchant_id = p_merchant and a.id = l.account_id
      group by a.currency having sum(l.amount) <> 0
  ) then
    raise exception 'the lines of a transfer must sum to zero' using errcode = 'LV002';
  end if;
  return query select v_id, false;
end $$;

revoke all on function post_transfer from public;

-- Opens an empty account, or answers the one that is there.
create function open_account(
  p_merchant bigint, p_kind text, p_member bigint, p_currency text, p_tracked boolean
) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  insert into account as a (merchant_id, kind, member_id, currency, tracked)
    values (p_merchant, p_kind, p_member, p_currency, p_tracked)
    on conflict do nothing returning a.id into v_id;
  if v_id is null then
    select a.id into strict v_id from account a
      where a.merchant_id = p_merchant and a.kind = p_kind and a.currency = p_currency
        and a.member_id is not distinct from p_member;
  end if;
  return v_id;
end $$;

revoke all on function open_account from public;
