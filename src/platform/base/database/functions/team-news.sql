-- Of some brands: until when their teams are gathered, and whether anything happened since, until p_until, that is not; see
-- team_events, whose sources these are. Of a brand that is gathered until then nothing is told.
create or replace function team_news(p_brands bigint[], p_until timestamptz)
returns table (merchant_id bigint, since timestamptz, has_news boolean) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    select g.merchant_id, g.gathered_until,
        exists (select from bet e where e.merchant_id = g.merchant_id
          and e.settled_at > g.gathered_until and e.settled_at <= p_until)
        or exists (select from bet e where e.merchant_id = g.merchant_id
          and e.voided_at > g.gathered_until and e.voided_at <= p_until)
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
      from team_gathered g where g.merchant_id = any (p_brands) and g.gathered_until < p_until;
end $$;
