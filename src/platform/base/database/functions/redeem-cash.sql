-- Redeems points of a member for cash of the points mall: the usual case of redeemItem for answer_brand_requests. The member
-- is locked. Null when anything is left for redeem-item.ts: a frozen account, an item that is not what the caller has read, one
-- for a rank or of which not so many are left or may be had. Errors: those of move_points and move_money.
--
-- p_given: {item, title, art, quantity, price, amount, times, required, currency, view}; `price`: of one, in whole points;
-- `amount`: of one; `times`: how often it is staked, `required`: what has to be staked of all of them; `view`: the
-- answer, but for the number and the moments of the order
create or replace function redeem_cash(p_merchant bigint, p_member bigint, p_given jsonb)
returns jsonb language plpgsql as $$
declare
  v_quantity int := (p_given ->> 'quantity')::int;
  v_amount bigint := (p_given ->> 'amount')::bigint * (p_given ->> 'quantity')::int;
  v_required bigint := (p_given ->> 'required')::bigint;
  v_has record;
  v_order record;
begin
  select a.id as cash_id, i.stock, (select h.id from account h where h.merchant_id = p_merchant and h.kind = 'house'
      and h.member_id is null and h.currency = p_given ->> 'currency') as house_id
    into v_has
    from member m
    join account a on a.merchant_id = m.merchant_id and a.member_id = m.id and a.kind = 'cash'
      and a.currency = p_given ->> 'currency'
    join mall_item i on i.merchant_id = m.merchant_id and i.id = p_given ->> 'item' and i.kind = 'cash'
      and i.title = p_given -> 'title' and i.art = p_given ->> 'art' and i.price_points = (p_given ->> 'price')::bigint
      and i.amount_minor = (p_given ->> 'amount')::bigint and i.least_rank is null
    where m.merchant_id = p_merchant and m.id = p_member and m.status = 'active' and m.type <> 4
      and (i.per_member is null or v_quantity + (
        select coalesce(sum(o.quantity), 0) from mall_order o where o.merchant_id = p_merchant and o.member_id = p_member
          and o.item_id = i.id and o.state <> 'REJECTED') <= i.per_member);
  if not found or v_has.house_id is null or v_quantity > v_has.stock then
    return null;
  end if;
  insert into mall_taken as t (merchant_id, item_id, count) values (p_merchant, p_given ->> 'item', v_quantity)
    on conflict (merchant_id, item_id) do update set count = t.count + excluded.count
      where v_has.stock is null or t.count + excluded.count <= v_has.stock;
  if not found then
    return null;
  end if;
  insert into mall_order (merchant_id, member_id, item_id, kind, title, art, quantity, price_points, amount_minor, currency,
      turnover, state, closed_at)
    values (p_merchant, p_member, p_given ->> 'item', 'cash', p_given -> 'title', p_given ->> 'art', v_quantity,
      (p_given ->> 'price')::bigint * v_quantity, v_amount, p_given ->> 'currency',
      (p_given ->> 'times')::double precision, 'COMPLETED', clock_timestamp())
    returning id, requested_at, closed_at into v_order;
  perform move_points(p_merchant, p_member, 'redeemed', 'mall ' || v_order.id,
    -(p_given ->> 'price')::bigint * v_quantity * 100, v_order.id::text);
  perform move_money(p_merchant, 'mall', v_order.id::text, 'bonus_mall', v_order.id::text,
    array[v_has.house_id, v_has.cash_id], array[-v_amount, v_amount]);
  if v_required > 0 then
    insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor, required_minor)
      values (p_merchant, p_member, 'points', 'mall ' || v_order.id, v_amount, v_required)
      on conflict (merchant_id, kind, ref) do nothing;
  end if;
  return p_given -> 'view' || jsonb_build_object('id', v_order.id,
    'requestedAt', to_char(v_order.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'closedAt', to_char(v_order.closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
end $$;

revoke all on function redeem_cash from public;
