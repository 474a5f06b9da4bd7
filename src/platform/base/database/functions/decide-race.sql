-- Decides a race that is over: when p_hold has passed since its end and all bets until then are scored,
-- so that what was taken back late counts. Writes who won what; prizes that are cash are paid in the same transaction,
-- others, and those of a race with limits, can be claimed for 7 days: a limit counts from where somebody claims.
-- What nobody won returns to the budget. A race that another process holds is left to it.
create or replace function decide_race(p_merchant bigint, p_race bigint, p_hold interval) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_race race;
  v_prize race_prize;
  v_left bigint;
  v_at_once boolean;
begin
  perform hold_to_brand(p_merchant);
  select r.* into v_race from race r
    where r.merchant_id = p_merchant and r.id = p_race and r.state = 'RUNNING' and r.scored
      and r.ends_at + p_hold <= least(now(), bets_followed_until(p_merchant, 'races'))
    for update of r skip locked;
  if not found then
    return;
  end if;
  v_at_once := v_race.turnover = 0 and v_race.limits is null;
  -- Whoever moves a member's money holds the member first.
  perform from member m
    where m.merchant_id = v_race.merchant_id and m.id in (select l.member_id from race_standing(p_merchant, p_race, v_race.least_minor) l
      where l.rank <= cardinality(v_race.prizes_minor))
    order by m.id for no key update;
  insert into race_prize (merchant_id, race_id, rank, member_id, points, amount_minor, state, claim_until,
      ended_at)
    select v_race.merchant_id, v_race.id, l.rank, l.member_id, l.points, v_race.prizes_minor[l.rank],
        case when v_at_once then 'PAID' else 'CLAIMABLE' end,
        case when not v_at_once then now() + interval '7 days' end,
        case when v_at_once then now() end
      from race_standing(p_merchant, p_race, v_race.least_minor) l where l.rank <= cardinality(v_race.prizes_minor);
  if v_at_once then
    for v_prize in select p.* from race_prize p
      where p.merchant_id = v_race.merchant_id and p.race_id = v_race.id order by p.member_id
    loop
      perform move_money(v_race.merchant_id, 'race', v_race.id || ':' || v_prize.rank, 'bonus_race',
        v_race.id::text,
        array[open_account(v_race.merchant_id, 'house', null, v_race.currency, false),
          (select a.id from account a where a.merchant_id = v_race.merchant_id
            and a.member_id = v_prize.member_id and a.kind = 'cash' and a.currency = v_race.currency)],
        array[-v_prize.amount_minor, v_prize.amount_minor]);
    end loop;
  end if;
  select (select sum(prize) from unnest(v_race.prizes_minor) prize) - coalesce(sum(p.amount_minor), 0)
    into v_left from race_prize p where p.merchant_id = v_race.merchant_id and p.race_id = v_race.id;
  update promotion_state s set committed_minor = s.committed_minor - v_left
    where s.merchant_id = v_race.merchant_id and s.promotion_id = v_race.promotion_id;
  update race r set state = 'DECIDED', decided_at = now(), changed_at = clock_timestamp()
    where r.merchant_id = v_race.merchant_id and r.id = v_race.id;
end $$;

revoke all on function decide_race from public;
