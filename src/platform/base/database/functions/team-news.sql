-- Of some brands: until when their teams are gathered, and whether anything happened since, until p_until, that is not; see
-- team_events, whose sources these are. Of a brand that is gathered until then nothing is told. Bets of months that were over
-- a day before, and those that were taken back, are looked for over all brands, whatever month they are of.
create or replace function team_news(p_brands bigint[], p_until timestamptz)
returns table (merchant_id bigint, since timestamptz, has_news boolean) language plpgsql stable as $$
#variable_conflict use_column
declare
  -- Brands are gathered at least once a day; one that is further behind is looked at by itself.
  v_since timestamptz := p_until - interval '2 days';
  -- The numbers of bets of this month, and of others that were not over a day before.
  v_recent bigint := first_bet_since(v_since - interval '1 day');
  v_next bigint := number_of_month(p_until + interval '1 month');
begin
  return query
    with late as materialized (
      select o.merchant_id, max(o.at) as at from (
          select e.merchant_id, e.settled_at as at from bet e where e.id < v_recent and e.settled_at > v_since
              and e.settled_at <= p_until and e.settled_at - e.placed_at > interval '1 day'
          union all
          select e.merchant_id, e.voided_at from bet e where e.voided_at > v_since and e.voided_at <= p_until
        ) o group by 1
    )
    select g.merchant_id, g.gathered_until,
        exists (select from bet e where e.merchant_id = g.merchant_id and e.id >= v_recent and e.id < v_next
          and e.settled_at > g.gathered_until and e.settled_at <= p_until)
        or coalesce(l.at > g.gathered_until, false)
        or g.gathered_until < v_since and (exists (select from bet e where e.merchant_id = g.merchant_id
            and e.settled_at > g.gathered_until and e.settled_at <= p_until)
          or exists (select from bet e where e.merchant_id = g.merchant_id
            and e.voided_at > g.gathered_until and e.voided_at <= p_until))
        or exists (select from deposit e where e.merchant_id = g.merchant_id and e.state = 'SETTLED'
          and e.ended_at > g.gathered_until and e.ended_at <= p_until)
        -- Paid back later: it may have been settled before.
        or exists (select from deposit e where e.merchant_id = g.merchant_id and e.state = 'REFUNDED'
          and e.transfer_id is not null and e.ended_at > g.gathered_until)
        or exists (select from withdrawal e where e.merchant_id = g.merchant_id and e.status = 'RECEIVED'
          and e.closed_at > g.gathered_until and e.closed_at <= p_until)
        or exists (select from money_record e where e.merchant_id = g.merchant_id
          and e.kind in ('bonus', 'rebate', 'rebateBoost') and e.at > g.gathered_until and e.at <= p_until)
        or exists (select from transfer e where e.merchant_id = g.merchant_id and e.kind like 'salary%'
          and e.created_at > g.gathered_until and e.created_at <= p_until)
        or exists (select from member e where e.merchant_id = g.merchant_id
          and e.registered_at > g.gathered_until and e.registered_at <= p_until)
        or exists (select from team_move e where e.merchant_id = g.merchant_id
          and e.moved_at > g.gathered_until and e.moved_at <= p_until)
      from team_gathered g left join late l on l.merchant_id = g.merchant_id
      where g.merchant_id = any (p_brands) and g.gathered_until < p_until;
end $$;
