-- What the members of a brand did after p_since and not after p_until, summed by hour, with the place in the tree that
-- each had then. What is taken back counts below 0 when it is taken back, in the line of when it happened; only whether
-- somebody was active is corrected where it was. Of what a bet pays, what the house kept is none: nobody received it.
create or replace function team_events(
  p_merchant bigint, p_zone text, p_since timestamptz, p_until timestamptz
) returns setof team_event language plpgsql stable as $$
begin
  return query
    with paid as materialized (
      select d.member_id, d.ended_at as at, d.amount_minor, d.fee_minor, 1 as sign from deposit d
        where d.merchant_id = p_merchant and d.state = 'SETTLED' and d.ended_at > p_since and d.ended_at <= p_until
      union all
      -- Paid back since: it was settled when its transfer was made.
      select d.member_id, t.created_at, d.amount_minor, d.fee_minor, 1 from deposit d
        join transfer t on t.merchant_id = d.merchant_id and t.id = d.transfer_id
        where d.merchant_id = p_merchant and d.state = 'REFUNDED' and d.transfer_id is not null
          and d.ended_at > p_since and t.created_at > p_since and t.created_at <= p_until
      union all
      select d.member_id, d.ended_at, d.amount_minor, d.fee_minor, -1 from deposit d
        where d.merchant_id = p_merchant and d.state = 'REFUNDED' and d.transfer_id is not null
          and d.ended_at > p_since and d.ended_at <= p_until
    ), raw as materialized (
      select b.member_id, b.settled_at as line_at, b.settled_at as at, b.game_type, b.vendor_code, 1 as bets,
          b.stake_minor, b.payout_minor - b.kept_payout_minor as payout_minor, b.valid_minor, 0::bigint as bonus_minor, 0::bigint as rebate_minor,
          0::bigint as salary_minor, 0::bigint as fee_minor, 0::bigint as deposit_minor, 0::bigint as withdrawal_minor,
          0 as first_deposits, 0 as registered, 1 as live
        from bet b where b.merchant_id = p_merchant and b.settled_at > p_since and b.settled_at <= p_until
          and b.currency <> 'XTS'
      union all
      select b.member_id, b.settled_at, b.voided_at, b.game_type, b.vendor_code, -1, -b.stake_minor,
          b.kept_payout_minor - b.payout_minor, -b.valid_minor, 0, 0, 0, 0, 0, 0, 0, 0, 0
        from bet b where b.merchant_id = p_merchant and b.voided_at > p_since and b.voided_at <= p_until
          and b.settled_at is not null and b.currency <> 'XTS'
      union all
      select b.member_id, b.settled_at, b.settled_at, '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1
        from bet b where b.merchant_id = p_merchant and b.voided_at > p_since and b.voided_at <= p_until
          and b.settled_at is not null and b.currency <> 'XTS'
      union all
      select p.member_id, p.at, p.at, '', '', 0, 0, 0, 0, 0, 0, 0, p.sign * p.fee_minor,
          p.sign * (p.amount_minor - p.fee_minor), 0, 0, 0, 0
        from paid p
      union all
      select p.member_id, min(p.at), min(p.at), '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0
        from paid p where p.sign = 1 and not exists (select from team_first_deposit f
          where f.merchant_id = p_merchant and f.member_id = p.member_id)
        group by p.member_id
      union all
      select w.member_id, w.closed_at, w.closed_at, '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, w.amount_minor, 0, 0, 0
        from withdrawal w where w.merchant_id = p_merchant and w.status = 'RECEIVED'
          and w.closed_at > p_since and w.closed_at <= p_until
      union all
      select r.member_id, r.at, r.at, '', '', 0, 0, 0, 0, case r.kind when 'bonus' then r.amount_minor else 0 end,
          case r.kind when 'bonus' then 0 else r.amount_minor end, 0, 0, 0, 0, 0, 0, 0
        from money_record r where r.merchant_id = p_merchant and r.kind in ('bonus', 'rebate', 'rebateBoost')
          and r.at > p_since and r.at <= p_until
      union all
      select a.member_id, t.created_at, t.created_at, '', '', 0, 0, 0, 0, 0, 0, e.amount, 0, 0, 0, 0, 0, 0
        from transfer t
        join entry e on e.merchant_id = t.merchant_id and e.transfer_id = t.id
          and (e.created_at > p_since and e.created_at <= p_until or e.created_at = 'epoch')
        join account a on a.merchant_id = e.merchant_id and a.id = e.account_id and a.member_id is not null
        where t.merchant_id = p_merchant and t.kind like 'salary%' and t.created_at > p_since and t.created_at <= p_until
      union all
      select m.id, m.registered_at, m.registered_at, '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0
        from member m where m.merchant_id = p_merchant and m.type <> 4
          and m.registered_at > p_since and m.registered_at <= p_until
    ), line as materialized (
      -- Most have the line of their last change, whatever they did.
      select o.member_id, (select max(greatest(d.since, d.until)) from downline d
          where d.merchant_id = p_merchant and d.member_id = o.member_id) as last_at
        from (select distinct r.member_id from raw r) o
    ), placed as (
      select r.*, date_trunc('hour', r.at, p_zone) as hour, case
          when l.last_at is null then '-infinity'::timestamptz
          when l.last_at <= r.line_at then l.last_at
          else coalesce((select max(c.at) from downline d cross join lateral (values (d.since), (d.until)) c (at)
            where d.merchant_id = p_merchant and d.member_id = r.member_id and c.at <= r.line_at), '-infinity')
        end as line_since
        from raw r join line l on l.member_id = r.member_id
    )
    select p.member_id, p.line_since, p.hour, (p.hour at time zone p_zone)::date, p.game_type, p.vendor_code, sum(p.bets),
        sum(p.stake_minor)::bigint, sum(p.payout_minor)::bigint, sum(p.valid_minor)::bigint, sum(p.bonus_minor)::bigint,
        sum(p.rebate_minor)::bigint, sum(p.salary_minor)::bigint, sum(p.fee_minor)::bigint,
        sum(p.deposit_minor)::bigint, sum(p.withdrawal_minor)::bigint, sum(p.first_deposits), sum(p.registered), sum(p.live)
      from placed p group by 1, 2, 3, 5, 6;
end $$;
