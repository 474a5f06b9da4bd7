-- Gives up a bonus: the usual case of forfeitBonus for answer_brand_requests. The member is locked. Null when there is no such
-- bonus of the member, or it is closed: forfeit-bonus.ts says which. Errors: those of close_bonus.
--
-- p_given: {bonus, days}; `days`: after how many days the next one ends
create or replace function forfeit_bonus(p_merchant bigint, p_member bigint, p_given jsonb)
returns jsonb language plpgsql as $$
declare
  v_bonus bigint := (p_given ->> 'bonus')::bigint;
  v_status text;
  v_left bigint := 0;
begin
  select b.status into v_status from bonus b
    where b.merchant_id = p_merchant and b.id = v_bonus and b.member_id = p_member and b.closed_at is null;
  if not found then
    return null;
  end if;
  if v_status = 'ACTIVE' then
    v_left := close_bonus(p_merchant, v_bonus, 'FORFEITED', (p_given ->> 'days')::int);
  else
    update bonus b set status = 'FORFEITED', closed_at = clock_timestamp()
      where b.merchant_id = p_merchant and b.id = v_bonus;
  end if;
  return jsonb_build_object('id', v_bonus, 'status', 'FORFEITED', 'forfeitedMinor', v_left);
end $$;

revoke all on function forfeit_bonus from public;
