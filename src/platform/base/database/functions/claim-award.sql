-- Gives a member what a mission has brought that was reached, points or a bonus: the usual case of claimMission for
-- answer_brand_requests. The member is locked. Null when anything is left for claim-mission.ts: a frozen account, an award
-- that is not claimable, the first one of a set, with which a place is taken. Errors: those of move_points and
-- activate_next_bonus.
--
-- p_given: {award, ownSet, times, days, currency}; `ownSet`: the set that has no places; `times`: how often a bonus has to be
-- staked where the award does not say; `days`: after how many days it ends
create or replace function claim_award(p_merchant bigint, p_member bigint, p_given jsonb)
returns jsonb language plpgsql as $$
declare
  v_award record;
  v_bonus bigint;
begin
  select a.id, a.amount_minor, a.points, a.bonus_title, a.turnover into v_award
    from mission_award a
    join member m on m.merchant_id = a.merchant_id and m.id = a.member_id and m.status = 'active' and m.type <> 4
    where a.merchant_id = p_merchant and a.id = (p_given ->> 'award')::bigint and a.member_id = p_member
      and a.state = 'CLAIMABLE'
      and (a.set_id = p_given ->> 'ownSet' or exists (select from promotion_place p
        where p.merchant_id = p_merchant and p.promotion_id = a.set_id and p.member_id = p_member))
    for no key update of a;
  if not found then
    return null;
  end if;
  if v_award.points is not null then
    perform move_points(p_merchant, p_member, 'granted', 'mission ' || v_award.id, v_award.points, null);
  else
    insert into bonus (merchant_id, member_id, grant_key, title, currency, amount_minor, status, required_minor)
      values (p_merchant, p_member, 'mission ' || v_award.id, v_award.bonus_title, p_given ->> 'currency',
        v_award.amount_minor, 'WAITING',
        ceil(v_award.amount_minor * coalesce(v_award.turnover, (p_given ->> 'times')::numeric)))
      on conflict (merchant_id, grant_key) do nothing
      returning id into v_bonus;
    if v_bonus is null then
      return null;
    end if;
    perform activate_next_bonus(p_merchant, p_member, (p_given ->> 'days')::int);
  end if;
  update mission_award a set state = 'CLAIMED', bonus_id = v_bonus, ended_at = now()
    where a.merchant_id = p_merchant and a.id = v_award.id;
  return jsonb_build_object('amountMinor', case when v_award.points is null then v_award.amount_minor else 0 end,
    'points', coalesce(v_award.points, 0));
end $$;

revoke all on function claim_award from public;
