-- What the bets of a member come to that were placed on some days: those that are counted by day, then one by one those that
-- have ended since, and those that are open. All of it is one look at the database (stable), so that a bet is in it once,
-- whatever is counted meanwhile. What the house kept of a payout is nothing that a bet brought.
--
-- p_zone: the brand's time zone; days that were counted by another one are not read
-- p_game_type, p_state: those alone; null: all
create or replace function bet_sums(
  p_merchant bigint, p_member bigint, p_zone text, p_from date, p_to date, p_game_type text, p_state text,
  out bets bigint, out stake_minor bigint, out payout_minor bigint, out valid_minor bigint
) language plpgsql stable as $$
#variable_conflict use_column
declare
  v_until timestamptz := coalesce((select m.counted_until from day_sums_mark m
    where m.merchant_id = p_merchant and m.time_zone = p_zone), '-infinity');
begin
  -- Planned with the moments themselves: few rows are left behind v_until. Bets before the month of the first day have lower
  -- numbers, but for those that say no month.
  execute $q$
    select coalesce(sum(e.bets), 0), coalesce(sum(e.stake_minor), 0), coalesce(sum(e.payout_minor), 0),
        coalesce(sum(e.valid_minor), 0)
      from (
        select d.bets, d.stake_minor, d.payout_minor, d.valid_minor, d.game_type, d.state from bet_day d
          where d.merchant_id = $1 and d.member_id = $2 and d.day between $3 and $4 and isfinite($7)
        -- As the bets are that have ended since.
        union all
        select 1, b.stake_minor, b.payout_minor - b.kept_payout_minor, b.valid_minor, b.game_type,
            settled_state(b.stake_minor, b.payout_minor - b.kept_payout_minor)
          from bet b where b.merchant_id = $1 and b.member_id = $2 and b.placed_at >= $5 and b.placed_at < $6
            and (b.id >= $10 or b.id < 1000000000000)
            and b.settled_at > $7 and b.status = 'settled'
        union all
        select 1, 0, 0, 0, b.game_type, 'void'
          from bet b where b.merchant_id = $1 and b.member_id = $2 and b.placed_at >= $5 and b.placed_at < $6
            and (b.id >= $10 or b.id < 1000000000000)
            and b.voided_at > $7
        -- As those were counted that have been taken back since.
        union all
        select -1, -b.stake_minor, b.kept_payout_minor - b.payout_minor, -b.valid_minor, b.game_type,
            settled_state(b.stake_minor, b.payout_minor - b.kept_payout_minor)
          from bet b where b.merchant_id = $1 and b.member_id = $2 and b.placed_at >= $5 and b.placed_at < $6
            and (b.id >= $10 or b.id < 1000000000000)
            and b.voided_at > $7 and b.settled_at <= $7
        union all
        select 1, b.stake_minor, 0, 0, b.game_type, 'open'
          from bet b where b.merchant_id = $1 and b.member_id = $2 and b.placed_at >= $5 and b.placed_at < $6
            and (b.id >= $10 or b.id < 1000000000000)
            and b.status = 'open'
      ) e
      where ($8 is null or e.game_type = $8) and ($9 is null or e.state = $9) $q$
    into bets, stake_minor, payout_minor, valid_minor
    using p_merchant, p_member, p_from, p_to, p_from::timestamp at time zone p_zone,
      (p_to + 1)::timestamp at time zone p_zone, v_until, p_game_type, p_state,
      number_of_month(p_from::timestamp at time zone p_zone);
end $$;
