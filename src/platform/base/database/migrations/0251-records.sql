-- A member's own movements of money as they are listed: one row for each that touched free or bonus
-- money, and one for each deposit from its start. Made out of the ledger by the database itself.

create table money_record (
  merchant_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  -- Of movements: taken while the purse is held, so that a purse's rows follow each other.
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  state text not null default 'completed'
    check (state in ('pending', 'completed', 'failed', 'expired', 'returned')),
  wallet text not null check (wallet in ('cash', 'bonus')),
  amount_minor bigint not null,
  -- Null while nothing has moved.
  balance_after_minor bigint,
  reference text not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
) with (fillfactor = 95);

create index money_record_of_member on money_record (merchant_id, member_id, at desc, id desc);
create index money_record_of_kind on money_record (merchant_id, member_id, kind, at desc, id desc);

-- What a member is told that a transfer was. A later kind is added by replacing this function.
create function record_kind(p_transfer_kind text, p_amount bigint) returns text
language sql immutable as $$
  select case
    when p_transfer_kind in ('deposit', 'withdrawal', 'bet', 'rebate', 'fee') then p_transfer_kind
    when p_transfer_kind = 'bet_settled' then 'payout'
    when p_transfer_kind in ('bet_void', 'deposit_refund', 'withdrawal_rejected') then 'refund'
    when p_transfer_kind like 'bonus%' then 'bonus'
    when p_transfer_kind = 'wallet_transfer' then 'walletTransfer'
    when p_transfer_kind in ('transfer_upline', 'transfer_downline')
      then case when p_amount > 0 then 'transferIn' else 'transferOut' end
    else 'adjustment'
  end
$$;

create function record_entry() returns trigger language plpgsql as $$
declare
  v_account record;
  v_transfer record;
begin
  select a.kind, a.member_id into v_account from account a
    where a.merchant_id = new.merchant_id and a.id = new.account_id;
  if v_account.member_id is null or v_account.kind not in ('cash', 'bonus') then
    return null;
  end if;
  select t.scope, t.kind, t.ref into v_transfer from transfer t
    where t.merchant_id = new.merchant_id and t.id = new.transfer_id;
  -- A deposit has a row from its start, which deposit_recorded brings up to date.
  if v_transfer.scope = 'deposit' then
    return null;
  end if;
  insert into money_record
      (merchant_id, member_id, kind, state, wallet, amount_minor, balance_after_minor, reference)
    values (new.merchant_id, v_account.member_id, record_kind(v_transfer.kind, new.amount),
      case when v_transfer.kind = 'withdrawal' then 'pending' else 'completed' end,
      v_account.kind, new.amount, new.balance_after,
      coalesce(v_transfer.ref, new.transfer_id::text));
  return null;
end $$;

create trigger entry_recorded after insert on entry
  for each row when (new.account_seq is not null) execute function record_entry();

create function record_deposit() returns trigger language plpgsql as $$
declare
  v_moved record;
begin
  if tg_op = 'INSERT' then
    insert into money_record (merchant_id, member_id, at, kind, state, wallet, amount_minor, reference)
      values (new.merchant_id, new.member_id, new.created_at, 'deposit', 'pending', 'cash',
        new.amount_minor - new.fee_minor, new.reference);
  end if;
  if new.state in ('CREATED', 'PENDING') or tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  select e.amount, e.balance_after into v_moved from entry e
    join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
    where e.merchant_id = new.merchant_id and e.transfer_id = new.transfer_id
      and a.member_id = new.member_id and a.kind = 'cash';
  update money_record r set
      state = case new.state when 'SETTLED' then 'completed' when 'FAILED' then 'failed'
        when 'EXPIRED' then 'expired' else 'returned' end,
      at = case when new.state = 'SETTLED' then clock_timestamp() else r.at end,
      amount_minor = coalesce(v_moved.amount, r.amount_minor),
      balance_after_minor = v_moved.balance_after
    where r.merchant_id = new.merchant_id and r.member_id = new.member_id and r.kind = 'deposit'
      and r.reference = new.reference;
  return null;
end $$;

create trigger deposit_recorded after insert or update of state on deposit
  for each row execute function record_deposit();

create function record_withdrawal() returns trigger language plpgsql as $$
begin
  update money_record r
    set state = case new.status when 'RECEIVED' then 'completed' else 'returned' end
    where r.merchant_id = new.merchant_id and r.member_id = new.member_id
      and r.kind = 'withdrawal' and r.reference = new.id::text;
  return null;
end $$;

create trigger withdrawal_recorded after update of status on withdrawal
  for each row when (new.status in ('RECEIVED', 'REJECTED') and old.status <> new.status)
  execute function record_withdrawal();

-- What was written before this table was there.
insert into money_record
    (merchant_id, member_id, at, kind, wallet, amount_minor, balance_after_minor, reference)
  select e.merchant_id, a.member_id, t.created_at, record_kind(t.kind, e.amount), a.kind, e.amount,
      e.balance_after, coalesce(t.ref, t.id::text)
    from entry e
    join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
    join transfer t on t.merchant_id = e.merchant_id and t.id = e.transfer_id
    where a.member_id is not null and a.kind in ('cash', 'bonus')
    order by e.merchant_id, e.transfer_id, e.line;
