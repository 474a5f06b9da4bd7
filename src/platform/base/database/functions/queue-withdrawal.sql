-- Locks cash of a member and puts the withdrawal into the queue: the usual case of requestWithdrawal for
-- answer_brand_requests. The member is locked. Null when anything stands in the way that request-withdrawal.ts has to look
-- at: a frozen account, limits, an account that is not verified, turnover, a bonus. Errors: those of move_money.
--
-- p_given: {amount, bankAccount, currency, zone, limits}; `limits`: of the brand, {minimumMinor, maximumMinor,
-- dailyMaximumMinor, dailyCount} by the ids of the ranks that have their own, the usual ones under ''
create or replace function queue_withdrawal(p_merchant bigint, p_member bigint, p_given jsonb)
returns jsonb language plpgsql as $$
declare
  v_amount bigint := (p_given ->> 'amount')::bigint;
  v_day date := (now() at time zone (p_given ->> 'zone'))::date;
  v_limits jsonb := p_given -> 'limits' -> '';
  v_has record;
  v_made record;
  v_moved bigint;
  v_place bigint;
begin
  -- Where ranks have limits of their own, the member's is looked up.
  if (p_given -> 'limits') - '' <> '{}' then
    select coalesce(p_given -> 'limits' -> coalesce(stands.rank, step.rank), v_limits) into v_limits
      from rank_step step
      left join rank_member stands on stands.merchant_id = step.merchant_id and stands.member_id = p_member
      where step.merchant_id = p_merchant and step.level = 0;
    v_limits := coalesce(v_limits, p_given -> 'limits' -> '');
  end if;
  if v_amount not between (v_limits ->> 'minimumMinor')::bigint and (v_limits ->> 'maximumMinor')::bigint then
    return null;
  end if;
  select b.bank_name, b.account_number, b.holder_name,
      (select a.id from account a where a.merchant_id = p_merchant and a.member_id = p_member and a.kind = 'cash'
        and a.currency = p_given ->> 'currency') as cash_id,
      (select a.id from account a where a.merchant_id = p_merchant and a.member_id = p_member and a.kind = 'locked'
        and a.currency = p_given ->> 'currency') as locked_id
    into v_has
    from member m
    join bank_account b on b.merchant_id = m.merchant_id and b.member_id = m.id
      and b.id = (p_given ->> 'bankAccount')::bigint and b.removed_at is null and b.verified_at is not null
    cross join lateral (
      select count(*) as count, coalesce(sum(w.amount_minor), 0) as sum from withdrawal w
        where w.merchant_id = p_merchant and w.member_id = p_member and w.day = v_day and w.status <> 'REJECTED'
    ) today
    where m.merchant_id = p_merchant and m.id = p_member and m.status = 'active'
      and today.count < (v_limits ->> 'dailyCount')::bigint
      and today.sum + v_amount <= (v_limits ->> 'dailyMaximumMinor')::bigint
      and not exists (select from agent_freeze z where z.merchant_id = p_merchant and z.agent_id = p_member
        and z.freed_at is null)
      and not exists (select from turnover_item i where i.merchant_id = p_merchant and i.member_id = p_member
        and i.status = 'open')
      and not exists (select from bonus b where b.merchant_id = p_merchant and b.member_id = p_member
        and b.status = 'ACTIVE');
  if not found or v_has.cash_id is null or v_has.locked_id is null then
    return null;
  end if;
  insert into withdrawal (merchant_id, member_id, bank_account_id, currency, amount_minor, day)
    values (p_merchant, p_member, (p_given ->> 'bankAccount')::bigint, p_given ->> 'currency', v_amount, v_day)
    returning id, requested_at into v_made;
  v_moved := move_money(p_merchant, 'withdrawal', v_made.id || ':request', 'withdrawal', v_made.id::text,
    array[v_has.cash_id, v_has.locked_id], array[-v_amount, v_amount]);
  update bank_account b set last_used_at = now()
    where b.merchant_id = p_merchant and b.id = (p_given ->> 'bankAccount')::bigint;
  select count(*) into v_place from withdrawal q
    where q.merchant_id = p_merchant and q.status = 'QUEUED' and q.id <= v_made.id;
  return jsonb_build_object('id', v_made.id, 'amountMinor', v_amount, 'paidMinor', 0,
    'currency', p_given ->> 'currency', 'status', 'QUEUED', 'queuePosition', v_place,
    'bankName', v_has.bank_name, 'accountNumber', '••••' || right(v_has.account_number, 4),
    'holderName', v_has.holder_name,
    'requestedAt', to_char(v_made.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'closedAt', null, 'rejectReason', null, 'forced', false, 'payments', '[]'::jsonb);
end $$;

revoke all on function queue_withdrawal from public;
