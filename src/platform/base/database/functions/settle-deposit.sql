-- Credits a deposit that its provider says was paid: the usual case of a report for answer_brand_requests. The member is
-- locked. Null when anything is left for apply-report.ts: a deposit that has ended or differs from the report, a promotion, an
-- inviter or an agent's link that waits for it, a contact that has changed. Errors: those of move_money.
--
-- p_given: {deposit, amount, currency, providerRef, required, contact, message, values}; `required`: what has to be staked of
-- it; `contact`: where the member is told, as the caller has read it, null: nowhere; `message`: the row of the outbox for it;
-- `values`: of the message on the site
create or replace function settle_deposit(p_merchant bigint, p_member bigint, p_given jsonb)
returns jsonb language plpgsql as $$
declare
  v_message jsonb := nullif(p_given -> 'message', 'null');
  v_required bigint := (p_given ->> 'required')::bigint;
  d record;
  v_transfer bigint;
begin
  select x.id, x.reference, x.amount_minor, x.fee_minor, c.id as cash_id,
      (select h.id from account h where h.merchant_id = p_merchant and h.kind = 'clearing' and h.member_id is null
        and h.currency = x.currency) as clearing_id,
      (select h.id from account h where h.merchant_id = p_merchant and h.kind = 'house' and h.member_id is null
        and h.currency = x.currency) as house_id
    into d
    from deposit x
    join account c on c.merchant_id = x.merchant_id and c.member_id = x.member_id and c.kind = 'cash'
      and c.currency = x.currency
    where x.merchant_id = p_merchant and x.id = (p_given ->> 'deposit')::bigint and x.member_id = p_member
      and x.provider <> 'bank' and x.state in ('CREATED', 'PENDING')
      and x.amount_minor = (p_given ->> 'amount')::bigint and x.currency = p_given ->> 'currency'
      and coalesce(x.provider_ref, p_given ->> 'providerRef') = p_given ->> 'providerRef'
      and not exists (select from promotion_entry e where e.merchant_id = p_merchant and e.member_id = p_member
        and e.state = 'JOINED')
      and not exists (select from referral r where r.merchant_id = p_merchant and r.friend_id = p_member
        and r.deposited_at is null and r.barred is null)
      and not exists (select from link_registration l where l.merchant_id = p_merchant and l.member_id = p_member
        and l.deposit_id is null)
      and (select m.value from member_contact m where m.merchant_id = p_merchant and m.member_id = p_member
        order by m.kind = 'mobile' desc limit 1) is not distinct from p_given ->> 'contact'
    for no key update of x;
  if not found or d.clearing_id is null or d.house_id is null then
    return null;
  end if;
  v_transfer := move_money(p_merchant, 'deposit', d.id::text, 'deposit', d.reference,
    array[d.clearing_id, d.cash_id, d.house_id],
    array[-d.amount_minor, d.amount_minor - d.fee_minor, d.fee_minor]);
  if v_required > 0 then
    insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor, required_minor)
      values (p_merchant, p_member, 'deposit', d.id::text, d.amount_minor - d.fee_minor, v_required)
      on conflict (merchant_id, kind, ref) do nothing;
  end if;
  update deposit x set state = 'SETTLED', transfer_id = v_transfer, ended_at = now(), next_query_at = null, return_due = false
    where x.merchant_id = p_merchant and x.id = d.id;
  if v_message is not null then
    insert into message_outbox (merchant_id, channel, recipient, kind, language, subject, body, state)
      values (p_merchant, v_message ->> 'channel', v_message ->> 'recipient', v_message ->> 'kind', v_message ->> 'language',
        v_message ->> 'subject', v_message ->> 'body', 'queued');
  end if;
  insert into inbox_message (merchant_id, member_id, kind, template, values, path, reach)
    select p_merchant, m.id, 'deposit', 'depositArrived', p_given -> 'values', '/transactionHistory',
        coalesce((r.email and v_message ->> 'channel' is distinct from 'email')::int + 2 * r.push::int, 0)
      from member m
      left join inbox_reach r on r.merchant_id = m.merchant_id and r.member_id = m.id and r.kind = 'deposit'
      where m.merchant_id = p_merchant and m.id = p_member and m.type <> 4;
  return to_jsonb(true);
end $$;

revoke all on function settle_deposit from public;
