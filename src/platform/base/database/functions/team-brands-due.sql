-- Those of some brands with something to gather into the figures of teams; see team_events, whose sources these are. The
-- others' marks move on, all in one statement, once a minute.
create or replace function team_brands_due(p_brands bigint[]) returns setof bigint language plpgsql as $$
declare
  v_until timestamptz := certain_until();
begin
  insert into team_gathered (merchant_id)
    select b.id from unnest(p_brands) b (id)
      where not exists (select from team_gathered g where g.merchant_id = b.id)
    on conflict do nothing;
  return query
    with looked as materialized (
      select g.merchant_id, g.gathered_until as since,
          exists (select from bet e where e.merchant_id = g.merchant_id
            and e.settled_at > g.gathered_until and e.settled_at <= v_until)
          or exists (select from bet e where e.merchant_id = g.merchant_id
            and e.voided_at > g.gathered_until and e.voided_at <= v_until)
          or exists (select from deposit e where e.merchant_id = g.merchant_id and e.state = 'SETTLED'
            and e.ended_at > g.gathered_until and e.ended_at <= v_until)
          -- Paid back later: it may have been settled before.
          or exists (select from deposit e where e.merchant_id = g.merchant_id and e.state = 'REFUNDED'
            and e.transfer_id is not null and e.ended_at > g.gathered_until)
          or exists (select from withdrawal e where e.merchant_id = g.merchant_id and e.status = 'RECEIVED'
            and e.closed_at > g.gathered_until and e.closed_at <= v_until)
          or exists (select from money_record e where e.merchant_id = g.merchant_id
            and e.kind in ('bonus', 'rebate', 'rebateBoost') and e.at > g.gathered_until and e.at <= v_until)
          or exists (select from transfer e where e.merchant_id = g.merchant_id and e.kind like 'salary%'
            and e.created_at > g.gathered_until and e.created_at <= v_until)
          or exists (select from member e where e.merchant_id = g.merchant_id
            and e.registered_at > g.gathered_until and e.registered_at <= v_until)
          or exists (select from team_move e where e.merchant_id = g.merchant_id
            and e.moved_at > g.gathered_until and e.moved_at <= v_until) as has_news
        from team_gathered g where g.merchant_id = any (p_brands) and g.gathered_until < v_until
    ), idle as (
      -- Who gathers holds the row, and moves the mark itself.
      select g.merchant_id from looked l
        join team_gathered g on g.merchant_id = l.merchant_id and g.gathered_until = l.since
        where not l.has_news and l.since < v_until - interval '1 minute'
        for update of g skip locked
    ), moved as (
      update team_gathered g set gathered_until = v_until from idle where g.merchant_id = idle.merchant_id
    )
    select l.merchant_id from looked l where l.has_news;
end $$;
