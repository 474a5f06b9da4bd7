-- Adds to the figures of a brand's teams what happened after p_since and not after p_until. To be called once for each
-- time, by who holds the brand's row of team_gathered.
create or replace function gather_teams(
  p_merchant bigint, p_zone text, p_since timestamptz, p_until timestamptz
) returns void language plpgsql as $$
declare
  v_events team_event[] := array(select e from team_events(p_merchant, p_zone, p_since, p_until) e);
  v_changed bigint[];
  v_from date[];
begin
  insert into team_day as t (merchant_id, agent_id, day, joined, departed)
    select p_merchant, m.agent_id, (m.moved_at at time zone p_zone)::date, sum(greatest(m.members, 0)),
        sum(greatest(-m.members, 0))
      from team_move m where m.merchant_id = p_merchant and m.moved_at > p_since and m.moved_at <= p_until
      group by 2, 3
    on conflict (merchant_id, agent_id, day) do update
      set joined = t.joined + excluded.joined, departed = t.departed + excluded.departed;
  if cardinality(v_events) = 0 then
    return;
  end if;

  -- Whose days become active, or are not any more.
  select array_agg(c.member_id), array_agg(c.from_day) into v_changed, v_from
    from (
      select x.member_id, min(x.day) as from_day
        from (select e.member_id, e.day, e.line_since, sum(e.live) as live from unnest(v_events) e
          group by 1, 2, 3 having sum(e.live) <> 0) x
        left join member_day m on m.merchant_id = p_merchant and m.member_id = x.member_id and m.day = x.day
          and m.line_since = x.line_since
        where (coalesce(m.live, 0) > 0) <> (coalesce(m.live, 0) + x.live > 0)
        group by 1
    ) c;
  perform link_team_days(p_merchant, v_changed, v_from, -1);

  insert into member_day as t (merchant_id, member_id, day, line_since, upline_id, bets, stake_minor, payout_minor,
      valid_minor, bonus_minor, rebate_minor, salary_minor, fee_minor, deposit_minor, withdrawal_minor, first_deposits,
      registered, live)
    select p_merchant, e.member_id, e.day, e.line_since,
        (select d.ancestor_id from downline d where d.merchant_id = p_merchant and d.member_id = e.member_id
          and d.depth = 1 and d.since <= e.line_since and (d.until is null or d.until > e.line_since)),
        sum(e.bets), sum(e.stake_minor), sum(e.payout_minor), sum(e.valid_minor), sum(e.bonus_minor),
        sum(e.rebate_minor), sum(e.salary_minor), sum(e.fee_minor), sum(e.deposit_minor), sum(e.withdrawal_minor),
        sum(e.first_deposits), sum(e.registered), sum(e.live)
      from unnest(v_events) e group by e.member_id, e.day, e.line_since
    on conflict (merchant_id, member_id, day, line_since) do update set
      bets = t.bets + excluded.bets,
      stake_minor = t.stake_minor + excluded.stake_minor,
      payout_minor = t.payout_minor + excluded.payout_minor,
      valid_minor = t.valid_minor + excluded.valid_minor,
      bonus_minor = t.bonus_minor + excluded.bonus_minor,
      rebate_minor = t.rebate_minor + excluded.rebate_minor,
      salary_minor = t.salary_minor + excluded.salary_minor,
      fee_minor = t.fee_minor + excluded.fee_minor,
      deposit_minor = t.deposit_minor + excluded.deposit_minor,
      withdrawal_minor = t.withdrawal_minor + excluded.withdrawal_minor,
      first_deposits = t.first_deposits + excluded.first_deposits,
      registered = t.registered + excluded.registered,
      live = t.live + excluded.live;
  perform link_team_days(p_merchant, v_changed, v_from, 1);

  insert into team_first_deposit (merchant_id, member_id, deposited_at)
    select p_merchant, e.member_id, min(e.hour) from unnest(v_events) e where e.first_deposits > 0
      group by e.member_id
    on conflict do nothing;
  perform add_to_teams(p_merchant, v_events);
end $$;
