-- Counts a settled bet towards the open turnover of its member: its valid bet goes to the oldest item, what that item
-- does not need to the next. Returns the part that no item needs.
create or replace function count_turnover(p_merchant bigint, p_member bigint, p_bet bigint, p_valid bigint)
returns bigint language plpgsql as $$
declare
  v_left bigint := p_valid;
  v_item record;
  v_counted bigint;
begin
  if v_left = 0 then
    return 0;
  end if;
  for v_item in
    select i.id, i.required_minor - i.done_minor as open_minor from turnover_item i
      where i.merchant_id = p_merchant and i.member_id = p_member and i.status = 'open'
      order by i.id
  loop
    v_counted := least(v_left, v_item.open_minor);
    exit when v_counted = 0;
    insert into turnover_count (merchant_id, bet_id, item_id, counted_minor)
      values (p_merchant, p_bet, v_item.id, v_counted);
    update turnover_item i set done_minor = i.done_minor + v_counted,
        status = case when v_counted = v_item.open_minor then 'done' else i.status end,
        closed_at = case when v_counted = v_item.open_minor then clock_timestamp() else i.closed_at end
      where i.merchant_id = p_merchant and i.id = v_item.id;
    v_left := v_left - v_counted;
  end loop;
  return v_left;
end $$;

revoke all on function count_turnover from public;
