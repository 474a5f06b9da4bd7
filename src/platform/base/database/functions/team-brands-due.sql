-- Those of some brands with something to gather into the figures of teams; see team_news. The others' marks move on where
-- somebody waits for that, all in one statement: where a period of a contract is over since; and once a day, so that looks
-- stay short. Nothing is written of a brand in which nothing happens.
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
      select n.merchant_id, n.since, n.has_news from team_news(p_brands, v_until) n
    ), idle as (
      -- Who gathers holds the row, and moves the mark itself.
      select g.merchant_id from looked l
        join team_gathered g on g.merchant_id = l.merchant_id and g.gathered_until = l.since
        where not l.has_news and (l.since < v_until - interval '1 day'
          or exists (select from contract_run r
            where r.merchant_id = l.merchant_id and r.due_at > l.since and r.due_at <= v_until))
        for update of g skip locked
    ), moved as (
      update team_gathered g set gathered_until = v_until from idle where g.merchant_id = idle.merchant_id
    )
    select l.merchant_id from looked l where l.has_news;
end $$;
