-- What the records of a member come to that are dated on some days: bets and payouts, which are most of them, as they are
-- counted by day, and one by one what came since, and all of the other kinds. All of it is one look at the database (stable),
-- so that a record is in it once, whatever is counted meanwhile.
--
-- p_zone: the brand's time zone; days that were counted by another one are not read
-- p_kinds: those alone; p_state: that alone; null: all
create or replace function record_sums(
  p_merchant bigint, p_member bigint, p_zone text, p_from date, p_to date, p_kinds text[], p_state text,
  out records bigint, out in_minor bigint, out out_minor bigint
) language plpgsql stable as $$
#variable_conflict use_column
declare
  v_until timestamptz := coalesce((select m.counted_until from day_sums_mark m
    where m.merchant_id = p_merchant and m.time_zone = p_zone), '-infinity');
  v_others text[] := array(select k from unnest(p_kinds) k where k not in ('bet', 'payout'));
begin
  -- Planned with the moments and the kinds themselves: few rows are left behind v_until, and few are of other kinds. Joined
  -- with a list of kinds, all rows of the member were read.
  execute $q$
    select coalesce(sum(e.records), 0), coalesce(sum(e.in_minor), 0), coalesce(sum(e.out_minor), 0)
      from (
        select d.records, d.in_minor, d.out_minor from record_day d
          where d.merchant_id = $1 and d.member_id = $2 and d.day between $3 and $4 and isfinite($7)
            and d.kind = any ($8) and coalesce($9, 'completed') = 'completed'
        union all
        select 1, case when r.balance_after_minor is null then 0 else greatest(r.amount_minor, 0) end,
            case when r.balance_after_minor is null then 0 else least(r.amount_minor, 0) end
          from money_record r
          where r.merchant_id = $1 and r.member_id = $2 and r.at >= $10 and r.at < $6
            and r.kind in ('bet', 'payout') and r.kind = any ($8) and ($9 is null or r.state = $9)
        union all
        select 1, case when r.balance_after_minor is null then 0 else greatest(r.amount_minor, 0) end,
            case when r.balance_after_minor is null then 0 else least(r.amount_minor, 0) end
          from money_record r
          where r.merchant_id = $1 and r.member_id = $2 and r.at >= $5 and r.at < $6
            and r.kind = any ($11) and ($9 is null or r.state = $9)
      ) e $q$
    into records, in_minor, out_minor
    using p_merchant, p_member, p_from, p_to, p_from::timestamp at time zone p_zone,
      (p_to + 1)::timestamp at time zone p_zone, v_until, p_kinds, p_state,
      greatest(p_from::timestamp at time zone p_zone, v_until + interval '1 microsecond'), v_others;
end $$;
