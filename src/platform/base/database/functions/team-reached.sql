-- What a team reached in one period, as a preview of a contract shows it: its base or its valid bets, and how many were
-- active. A slot has no figures of its own: its bets are counted.
create or replace function team_reached(
  p_merchant bigint, p_kind text, p_zone text, p_agent bigint, p_starts timestamptz, p_ends timestamptz,
  out figure_minor bigint, out active_members int
) language plpgsql stable set search_path = public, pg_temp as $$
declare
  v_first date := (p_starts at time zone p_zone)::date;
  v_last date := ((p_ends - interval '1 microsecond') at time zone p_zone)::date;
begin
  if p_kind in ('dividend', 'daily') then
    select coalesce(sum(case when p_kind = 'daily' then t.valid_minor else t.stake_minor - t.payout_minor
        - t.bonus_minor - t.rebate_minor - t.salary_minor - t.fee_minor end), 0)
      into figure_minor from team_day t
      where t.merchant_id = p_merchant and t.agent_id = p_agent and t.day between v_first and v_last;
    select coalesce(sum(t.members), 0) into active_members from team_active t
      where t.merchant_id = p_merchant and t.agent_id = p_agent and t.day between v_first and v_last
        and t.before_day < v_first;
    return;
  end if;
  select coalesce(sum(b.valid_minor), 0), count(distinct b.member_id)
    into figure_minor, active_members
    from bet b
    join downline d on d.merchant_id = b.merchant_id and d.member_id = b.member_id and d.ancestor_id = p_agent
      and d.since <= b.settled_at and (d.until is null or d.until > b.settled_at)
    where b.merchant_id = p_merchant and b.status = 'settled' and b.currency <> 'XTS'
      and b.settled_at >= p_starts and b.settled_at < p_ends;
end $$;
