-- Brings the money in a member's wallets at vendors back to the main one, in one transfer: the usual case of transferFund for
-- answer_brand_requests. The member is locked. Errors: those of move_money.
--
-- p_given: {currency, kind}; `kind`: the one wallet that is emptied, all of them when left out
create or replace function bring_purses_back(p_merchant bigint, p_member bigint, p_request text, p_given jsonb)
returns jsonb language plpgsql as $$
declare
  v_has record;
  v_moved bigint;
  v_cash bigint;
begin
  select max(a.id) filter (where a.kind = 'cash') as cash_id,
      coalesce(array_agg(a.id) filter (where a.kind <> 'cash'), '{}') as wallets,
      coalesce(array_agg(-a.balance) filter (where a.kind <> 'cash'), '{}') as amounts,
      coalesce(sum(a.balance) filter (where a.kind <> 'cash'), 0)::bigint as moved
    into v_has
    from account a
    where a.merchant_id = p_merchant and a.member_id = p_member and a.currency = p_given ->> 'currency'
      and (a.kind = 'cash' or a.kind = p_given ->> 'kind'
        or p_given ->> 'kind' is null and starts_with(a.kind, 'vendor:') and a.balance > 0);
  if v_has.cash_id is null then
    return null;
  end if;
  v_moved := move_money(p_merchant, 'transferFund', p_member || ' ' || p_request, 'wallet_transfer', null,
    v_has.wallets || v_has.cash_id, v_has.amounts || v_has.moved);
  select a.balance into v_cash from account a where a.merchant_id = p_merchant and a.id = v_has.cash_id;
  return jsonb_build_object('movedMinor', v_has.moved, 'cashMinor', v_cash);
end $$;

revoke all on function bring_purses_back from public;
