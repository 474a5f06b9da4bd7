-- Adds what members did to the figures of everybody who was above them then.
create or replace function add_to_teams(p_merchant bigint, p_events team_event[]) returns void language plpgsql as $$
begin
  with line as materialized (
    -- Each above with who was directly below on the way to the member.
    select o.member_id, o.line_since, d.ancestor_id as agent_id,
        coalesce(lag(d.ancestor_id) over (partition by o.member_id, o.line_since order by d.depth), o.member_id) as child_id
      from (select distinct e.member_id, e.line_since from unnest(p_events) e) o
      join downline d on d.merchant_id = p_merchant and d.member_id = o.member_id and d.since <= o.line_since
        and (d.until is null or d.until > o.line_since)
  ), flow as materialized (
    select l.agent_id, l.child_id, e.*
      from unnest(p_events) e
      join line l on l.member_id = e.member_id and l.line_since = e.line_since
  ), branch as materialized (
    select f.agent_id, f.day, f.child_id, sum(f.bets) as bets, sum(f.stake_minor) as stake_minor,
        sum(f.payout_minor) as payout_minor, sum(f.valid_minor) as valid_minor, sum(f.bonus_minor) as bonus_minor,
        sum(f.rebate_minor) as rebate_minor, sum(f.salary_minor) as salary_minor, sum(f.fee_minor) as fee_minor,
        sum(f.deposit_minor) as deposit_minor, sum(f.withdrawal_minor) as withdrawal_minor,
        sum(f.first_deposits) as first_deposits, sum(f.registered) as registered
      from flow f group by 1, 2, 3
  ), to_branches as (
    insert into branch_day as t (merchant_id, agent_id, day, child_id, bets, stake_minor, payout_minor, valid_minor,
        bonus_minor, rebate_minor, salary_minor, fee_minor, deposit_minor, withdrawal_minor, first_deposits, registered)
      select p_merchant, b.* from branch b
      on conflict (merchant_id, agent_id, day, child_id) do update set
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
        registered = t.registered + excluded.registered
  ), to_teams as (
    insert into team_day as t (merchant_id, agent_id, day, bets, stake_minor, payout_minor, valid_minor, bonus_minor,
        rebate_minor, salary_minor, fee_minor, deposit_minor, withdrawal_minor, first_deposits, registered)
      select p_merchant, b.agent_id, b.day, sum(b.bets), sum(b.stake_minor), sum(b.payout_minor), sum(b.valid_minor),
          sum(b.bonus_minor), sum(b.rebate_minor), sum(b.salary_minor), sum(b.fee_minor), sum(b.deposit_minor),
          sum(b.withdrawal_minor), sum(b.first_deposits), sum(b.registered)
        from branch b group by 2, 3
      on conflict (merchant_id, agent_id, day) do update set
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
        registered = t.registered + excluded.registered
  ), to_totals as (
    insert into team_total as t (merchant_id, agent_id, valid_minor)
      select p_merchant, b.agent_id, sum(b.valid_minor) from branch b group by 2
      on conflict (merchant_id, agent_id) do update set valid_minor = t.valid_minor + excluded.valid_minor
  ), to_games as (
    insert into team_game_day as t
        (merchant_id, agent_id, day, game_type, vendor_code, bets, stake_minor, payout_minor, valid_minor)
      select p_merchant, f.agent_id, f.day, f.game_type, f.vendor_code, sum(f.bets), sum(f.stake_minor),
          sum(f.payout_minor), sum(f.valid_minor)
        from flow f where f.game_type <> '' group by 2, 3, 4, 5
      on conflict (merchant_id, agent_id, day, game_type, vendor_code) do update set
        bets = t.bets + excluded.bets,
        stake_minor = t.stake_minor + excluded.stake_minor,
        payout_minor = t.payout_minor + excluded.payout_minor,
        valid_minor = t.valid_minor + excluded.valid_minor
  )
  insert into team_hour as t (merchant_id, agent_id, hour, bets, stake_minor, payout_minor, valid_minor)
    select p_merchant, f.agent_id, f.hour, sum(f.bets), sum(f.stake_minor), sum(f.payout_minor), sum(f.valid_minor)
      from flow f where f.game_type <> '' group by 2, 3
    on conflict (merchant_id, agent_id, hour) do update set
      bets = t.bets + excluded.bets,
      stake_minor = t.stake_minor + excluded.stake_minor,
      payout_minor = t.payout_minor + excluded.payout_minor,
      valid_minor = t.valid_minor + excluded.valid_minor;
end $$;
