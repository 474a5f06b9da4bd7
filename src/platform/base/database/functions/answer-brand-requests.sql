-- Answers requests of members of one brand that move money and are repeated by their ids: any number in one round trip and
-- one transaction, each in its own subtransaction, so that a refused one does not affect the others. Each scope has a
-- function of its own that knows the usual case; whatever is not usual, was asked before, or is refused is answered with no
-- answer, and nothing of it is left: the caller then takes the slow path (answer-once.ts), which applies all rules and says
-- why. The function of a scope returns null only before it has written anything.
--
-- p_requests: [{scope, member, request, hash, given, after}]; `request` and `hash` are left out where what is claimed can be claimed
-- only once by itself; `given`: what the scope's function takes. A `to` in it is another member, who is locked, too.
-- `after`: only when the one before it was answered, so that what somebody asks for in an order is done in that order.
-- What an answer has under `fresh` spares the caller a look at what was just made; it is not kept for repetitions.
create or replace function answer_brand_requests(p_merchant bigint, p_requests jsonb)
returns table (place bigint, answer jsonb, fault text)
language plpgsql security definer set search_path = public, pg_temp
-- Less than deadlock_timeout: in a deadlock with another transaction this one is aborted, not the other.
set lock_timeout = '500ms' as $$
declare
  m record;
begin
  perform hold_to_brand(p_merchant);
  -- Before any member's row, as everywhere: nobody is moved to another upline meanwhile.
  if p_requests @? '$[*].given.to' then
    perform lock_tree(p_merchant, false);
  end if;
  -- All of them in the order of their numbers, so that two batches wait for each other instead of deadlocking.
  perform from member mb
    where mb.merchant_id = p_merchant and mb.id in (
      select r.member from jsonb_to_recordset(p_requests) as r (member bigint)
      union
      select (r.given ->> 'to')::bigint from jsonb_to_recordset(p_requests) as r (given jsonb))
    order by mb.id for no key update;
  -- After the members, as a single payment does, and before any account: bills that are paid by a job hold both. Commission
  -- that is moved only looks at what is owed.
  if p_requests @? '$[*] ? (@.scope == "payAgentBill")' then
    perform lock_bills(p_merchant);
  elsif p_requests @? '$[*] ? (@.scope == "moveCommission")' then
    perform keep_bills(p_merchant);
  end if;
  for m in
    select t.* from rows from (jsonb_to_recordset(p_requests) as (
        scope text, member bigint, request text, hash text, given jsonb, after boolean))
      with ordinality as t (scope, member, request, hash, given, after, place)
  loop
    place := m.place;
    fault := null;
    if m.after and answer is null then
      return next;
      continue;
    end if;
    answer := null;
    begin
      answer := case m.scope
        when 'transferFund' then bring_purses_back(p_merchant, m.member, m.request, m.given)
        when 'uplineTransfer' then give_cash(p_merchant, m.member, m.request, m.given)
        when 'downlineTransfer' then give_cash(p_merchant, m.member, m.request, m.given)
        when 'requestWithdrawal' then queue_withdrawal(p_merchant, m.member, m.given)
        when 'convertPoints' then points_to_cash(p_merchant, m.member, m.request, m.given)
        when 'createDeposit' then announce_deposit(p_merchant, m.member, m.given)
        when 'settleDeposit' then settle_deposit(p_merchant, m.member, m.given)
        when 'claimMission' then claim_award(p_merchant, m.member, m.given)
        when 'claimPromotion' then claim_entry(p_merchant, m.member, m.given)
        when 'forfeitBonus' then forfeit_bonus(p_merchant, m.member, m.given)
        when 'redeemItem' then redeem_cash(p_merchant, m.member, m.given)
        when 'moveCommission' then commission_to_cash(p_merchant, m.member, m.request, m.given)
        when 'payAgentBill' then pay_bill(p_merchant, m.member, m.given)
      end;
      if answer is not null and m.request is not null then
        -- One that was answered before violates the key, and what was done is undone.
        insert into answered_request (merchant_id, member_id, scope, request_id, request_hash, answer)
          values (p_merchant, m.member, m.scope, m.request, m.hash, answer - 'fresh');
      end if;
    exception when others then
      answer := null;
      fault := sqlstate;
    end;
    return next;
  end loop;
end $$;

revoke all on function answer_brand_requests from public;
