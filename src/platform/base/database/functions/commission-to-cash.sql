-- Moves commission of an agent to the own wallet: the usual case of moveCommission for answer_brand_requests. The member is
-- locked, and the brand's bills are kept as they are. Null when move-commission.ts has to say why: nothing was ever earned,
-- less is there, the agent is frozen, or owes anything on a dividend. Errors: those of move_money.
--
-- p_given: {amount, currency}
create or replace function commission_to_cash(p_merchant bigint, p_member bigint, p_request text, p_given jsonb)
returns jsonb language plpgsql as $$
declare
  v_amount bigint := (p_given ->> 'amount')::bigint;
  v_has record;
  v_transfer bigint;
  v_left record;
begin
  select c.id as commission_id, a.id as cash_id into v_has
    from account c
    join account a on a.merchant_id = c.merchant_id and a.member_id = c.member_id and a.kind = 'cash'
      and a.currency = c.currency
    where c.merchant_id = p_merchant and c.member_id = p_member and c.kind = 'commission'
      and c.currency = p_given ->> 'currency' and c.balance >= v_amount
      and not exists (select from agent_freeze z where z.merchant_id = p_merchant and z.agent_id = p_member
        and z.freed_at is null)
      -- What is owed on dividends stays: move-commission.ts knows how much.
      and not exists (select from contract_bill b where b.merchant_id = p_merchant and b.upline_id = p_member
        and b.kind = 'dividend' and b.state in ('PAYABLE', 'PART', 'INSUFFICIENT', 'DEFAULTED'));
  if not found then
    return null;
  end if;
  v_transfer := move_money(p_merchant, 'commission', p_member || ' ' || p_request, 'commission_moved', null,
    array[v_has.commission_id, v_has.cash_id], array[-v_amount, v_amount]);
  select c.balance as commission, a.balance as cash into v_left
    from account c
    join account a on a.merchant_id = c.merchant_id and a.id = v_has.cash_id
    where c.merchant_id = p_merchant and c.id = v_has.commission_id;
  return jsonb_build_object('transferId', v_transfer, 'amountMinor', v_amount, 'commissionMinor', v_left.commission,
    'cashMinor', v_left.cash);
end $$;

revoke all on function commission_to_cash from public;
