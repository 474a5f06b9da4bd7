-- Gives a member a rank that is kept until a day. The count begins anew on this day with the rank's points; the gifts of
-- the steps passed are given. The row of the member's points must be held. Answers false when the brand has no such rank.
create or replace function set_rank(p_merchant bigint, p_member bigint, p_rank text, p_until date)
returns boolean language plpgsql as $$
declare
  v_rule rank_rule;
  v_step rank_step;
  v_from rank_step;
  v_today date;
begin
  select r.* into v_rule from rank_rule r where r.merchant_id = p_merchant;
  select s.* into v_step from rank_step s where s.merchant_id = p_merchant and s.rank = p_rank;
  if not found then
    return false;
  end if;
  v_today := (now() at time zone v_rule.zone)::date;
  perform from rank_member m where m.merchant_id = p_merchant and m.member_id = p_member for update;
  select s.* into v_from from rank_step s
    where s.merchant_id = p_merchant and s.rank = coalesce((select m.rank from rank_member m
        where m.merchant_id = p_merchant and m.member_id = p_member),
      (select o.rank from rank_step o where o.merchant_id = p_merchant and o.level = 0));
  insert into rank_member (merchant_id, member_id, rank, points, risen_on, hold_from, held_until,
      base_on, base_points, base_micro)
    values (p_merchant, p_member, v_step.rank, v_step.points, v_today, v_today,
      case when v_step.level > 0 then p_until end, v_today, v_step.points,
      (select coalesce(sum(r.micro), 0) from points_record r where r.merchant_id = p_merchant
        and r.member_id = p_member and r.day < v_today))
    on conflict (merchant_id, member_id) do update set rank = excluded.rank, points = excluded.points,
      risen_on = excluded.risen_on, hold_from = excluded.hold_from, held_until = excluded.held_until,
      base_on = excluded.base_on, base_points = excluded.base_points, base_micro = excluded.base_micro,
      noticed_until = null;
  if v_from.rank <> v_step.rank then
    insert into rank_change (merchant_id, member_id, from_rank, to_rank, reason)
      values (p_merchant, p_member, v_from.rank, v_step.rank, 'set');
  end if;
  insert into rank_gift (merchant_id, member_id, gift, rank, bonus_minor, points, turnover, offered_on)
    select p_merchant, p_member, 'level:' || s.rank, s.rank, s.bonus_minor, s.gift_points,
        v_rule.turnover, v_today
      from rank_step s
      where s.merchant_id = p_merchant and s.level > v_from.level and s.level <= v_step.level
        and (s.bonus_minor > 0 or s.gift_points > 0)
    on conflict do nothing;
  return true;
end $$;
