-- Pays what an agent owes on a dividend: the usual case of payAgentBill for answer_brand_requests. The member is locked, and
-- so are the brand's bills. Null when pay-bill.ts has to say why: no such bill, open turnover, a deposit that the house bears,
-- nothing owed, or too little cash. Errors: those of repay_bill.
--
-- p_given: {bill, currency}
create or replace function pay_bill(p_merchant bigint, p_member bigint, p_given jsonb)
returns jsonb language plpgsql as $$
declare
  v_bill bigint := (p_given ->> 'bill')::bigint;
  v_taken bigint;
begin
  if exists (select from turnover_item i where i.merchant_id = p_merchant and i.member_id = p_member and i.status = 'open')
      or exists (select from deposit d where d.merchant_id = p_merchant and d.member_id = p_member
        and d.shortfall_minor > d.recovered_minor and d.written_off_at is null) then
    return null;
  end if;
  -- It writes nothing where it takes nothing.
  v_taken := repay_bill(p_merchant, p_given ->> 'currency', v_bill, p_member);
  if v_taken = 0 then
    return null;
  end if;
  return jsonb_build_object('billId', v_bill, 'takenMinor', v_taken);
end $$;

revoke all on function pay_bill from public;
