-- Moves points of a member to the house (below 0) or from it, once for each key, and records why. What comes in pays
-- first what the member owes of bets that were taken back. Returns the balance, and whether the key was used before.
--
-- p_points: hundredths of a point
-- Errors: LV001 key used for another request, LV004 the member has fewer points.
create or replace function move_points(
  p_merchant bigint, p_member bigint, p_reason text, p_key text, p_points bigint, p_ref text
) returns table (balance bigint, replay boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_account bigint;
begin
  perform hold_to_brand(p_merchant);
  if not exists (select from member m where m.merchant_id = p_merchant and m.id = p_member) then
    raise exception 'there is no member % at merchant %', p_member, p_merchant using errcode = 'LV003';
  end if;
  v_account := open_account(p_merchant, 'points', p_member, 'PTS', true);
  -- In the order in which the bets' points are posted: the member's row, then the account.
  perform from points_member p where p.merchant_id = p_merchant and p.member_id = p_member for update;
  select t.replay into move_points.replay from post_transfer(p_merchant, 'points', p_key,
    md5(concat_ws(' ', p_member, p_reason, p_points, p_ref)), 'points_' || p_reason,
    array[v_account, open_account(p_merchant, 'issuer', null, 'PTS', false)],
    array[p_points, -p_points], p_ref) t;
  if not move_points.replay then
    insert into points_record (merchant_id, member_id, reason, ref, micro)
      values (p_merchant, p_member, p_reason, coalesce(p_ref, ''), p_points * 1000000::numeric);
    if p_points > 0 then
      perform post_earned_points(p_merchant, array[p_member], p_key || ':owed');
    end if;
  end if;
  select a.balance into move_points.balance from account a
    where a.merchant_id = p_merchant and a.id = v_account;
  return next;
end $$;

revoke all on function move_points from public;
