-- Turns points of a member into cash: the usual case of convertPoints for answer_brand_requests. The member is locked. Null
-- when the account is frozen or the day's most is reached, of which convert-points.ts says what is left. Errors: those of
-- move_points and move_money.
--
-- p_given: {points, amount, required, most, zone, currency}; `points`: hundredths, worth `amount`; `most`: hundredths that may
-- be turned into money on a day of `zone`; `required`: what has to be staked of it
create or replace function points_to_cash(p_merchant bigint, p_member bigint, p_request text, p_given jsonb)
returns jsonb language plpgsql as $$
declare
  v_points bigint := (p_given ->> 'points')::bigint;
  v_amount bigint := (p_given ->> 'amount')::bigint;
  v_required bigint := (p_given ->> 'required')::bigint;
  v_ref text := p_member || ' ' || p_request;
  v_has record;
  v_moved record;
  v_transfer bigint;
begin
  select a.id as cash_id, (select h.id from account h where h.merchant_id = p_merchant and h.kind = 'house'
      and h.member_id is null and h.currency = p_given ->> 'currency') as house_id
    into v_has
    from member m
    join account a on a.merchant_id = m.merchant_id and a.member_id = m.id and a.kind = 'cash'
      and a.currency = p_given ->> 'currency'
    where m.merchant_id = p_merchant and m.id = p_member and m.status = 'active'
      and v_points <= (p_given ->> 'most')::bigint + (
        select (coalesce(sum(r.micro), 0) / 1000000)::bigint from points_record r
          where r.merchant_id = p_merchant and r.member_id = p_member and r.reason = 'converted'
            and r.created_at >= date_trunc('day', now() at time zone (p_given ->> 'zone'))
              at time zone (p_given ->> 'zone'));
  if not found or v_has.house_id is null then
    return null;
  end if;
  select t.balance, t.replay into v_moved
    from move_points(p_merchant, p_member, 'converted', 'convert ' || v_ref, -v_points, 'cash') t;
  if v_moved.replay then
    raise exception 'the points of % were taken before', v_ref using errcode = 'LV001';
  end if;
  v_transfer := move_money(p_merchant, 'pointsCash', v_ref, 'bonus_points', null, array[v_has.house_id, v_has.cash_id],
    array[-v_amount, v_amount]);
  if v_required > 0 then
    insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor, required_minor)
      values (p_merchant, p_member, 'points', v_ref, v_amount, v_required)
      on conflict (merchant_id, kind, ref) do nothing;
  end if;
  return jsonb_build_object('into', 'cash', 'points', v_points, 'amountMinor', v_amount,
    'currency', p_given ->> 'currency', 'balance', v_moved.balance);
end $$;

revoke all on function points_to_cash from public;
