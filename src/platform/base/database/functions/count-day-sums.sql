-- Counts by day the bets of a brand that ended, at most about p_most of them, and the records of the same time, and takes bets
-- that were taken back since from where they were counted. Returns whether there may be more: false also when another process holds the brand.
--
-- p_until: as far as all bets that ended are certain to be visible
create or replace function count_day_sums(p_merchant bigint, p_zone text, p_until timestamptz, p_most int)
returns boolean language plpgsql as $$
declare
  v_zone text;
  v_without_kept boolean;
  v_since timestamptz;
  v_until timestamptz := p_until;
  v_bets int;
  v_last timestamptz;
begin
  insert into day_sums_mark (merchant_id, time_zone, without_kept) values (p_merchant, p_zone, true) on conflict do nothing;
  select m.time_zone, m.counted_until, m.without_kept into v_zone, v_since, v_without_kept
    from day_sums_mark m where m.merchant_id = p_merchant for update skip locked;
  if not found then
    return false;
  end if;
  -- An older version counted what the house kept of payouts: where there is any, all is counted anew, once.
  if v_zone <> p_zone or not v_without_kept and exists (select from bet b where b.merchant_id = p_merchant
    and b.kept_payout_minor > 0)
  then
    delete from bet_day where merchant_id = p_merchant;
    delete from record_day where merchant_id = p_merchant;
    update day_sums_mark m set time_zone = p_zone, counted_until = '-infinity' where m.merchant_id = p_merchant;
    v_since := '-infinity';
  end if;
  if not v_without_kept then
    update day_sums_mark m set without_kept = true where m.merchant_id = p_merchant;
  end if;
  if v_since >= v_until then
    return false;
  end if;
  select count(*), max(s.settled_at) into v_bets, v_last from (
    select b.settled_at from bet b where b.merchant_id = p_merchant and b.settled_at > v_since
      and b.settled_at <= v_until order by b.settled_at limit p_most) s;
  if v_bets = p_most then
    v_until := v_last;
  end if;

  insert into bet_day as d (merchant_id, member_id, day, game_type, state, bets, stake_minor, payout_minor, valid_minor)
    select p_merchant, e.member_id, day_of_list(e.placed_at, p_zone), e.game_type, e.state, sum(e.sign),
        coalesce(sum(e.sign * e.stake_minor) filter (where e.state <> 'void'), 0),
        coalesce(sum(e.sign * e.payout_minor) filter (where e.state <> 'void'), 0),
        coalesce(sum(e.sign * e.valid_minor) filter (where e.state <> 'void'), 0)
      from (
        -- Settled in this time; taken back in it, too, or not.
        select b.member_id, b.placed_at, b.game_type, b.stake_minor,
            b.payout_minor - b.kept_payout_minor as payout_minor, b.valid_minor, 1 as sign,
            case when b.voided_at <= v_until then 'void'
              else settled_state(b.stake_minor, b.payout_minor - b.kept_payout_minor) end as state
          from bet b
          where b.merchant_id = p_merchant and b.settled_at > v_since and b.settled_at <= v_until
        -- Taken back in this time, settled before or never.
        union all
        select b.member_id, b.placed_at, b.game_type, b.stake_minor,
            b.payout_minor - b.kept_payout_minor as payout_minor, b.valid_minor, 1, 'void'
          from bet b
          where b.merchant_id = p_merchant and b.voided_at > v_since and b.voided_at <= v_until
            and (b.settled_at is null or b.settled_at <= v_since)
        union all
        select b.member_id, b.placed_at, b.game_type, b.stake_minor,
            b.payout_minor - b.kept_payout_minor as payout_minor, b.valid_minor, -1,
            settled_state(b.stake_minor, b.payout_minor - b.kept_payout_minor)
          from bet b
          where b.merchant_id = p_merchant and b.voided_at > v_since and b.voided_at <= v_until
            and b.settled_at <= v_since
      ) e
      group by 2, 3, 4, 5
    on conflict (merchant_id, member_id, day, game_type, state) do update set
      bets = d.bets + excluded.bets,
      stake_minor = d.stake_minor + excluded.stake_minor,
      payout_minor = d.payout_minor + excluded.payout_minor,
      valid_minor = d.valid_minor + excluded.valid_minor;

  insert into record_day as d (merchant_id, member_id, day, kind, records, in_minor, out_minor)
    select p_merchant, r.member_id, day_of_list(r.at, p_zone), r.kind, count(*),
        coalesce(sum(r.amount_minor) filter (where r.amount_minor > 0 and r.balance_after_minor is not null), 0),
        coalesce(sum(r.amount_minor) filter (where r.amount_minor < 0 and r.balance_after_minor is not null), 0)
      from money_record r
      where r.merchant_id = p_merchant and r.at > v_since and r.at <= v_until and r.kind in ('bet', 'payout')
      group by 2, 3, 4
    on conflict (merchant_id, member_id, day, kind) do update set
      records = d.records + excluded.records,
      in_minor = d.in_minor + excluded.in_minor,
      out_minor = d.out_minor + excluded.out_minor;
  update day_sums_mark m set counted_until = v_until where m.merchant_id = p_merchant;
  return v_bets = p_most;
end $$;
