-- Until when the figures of a brand's teams are counted, as it is told: where nothing happened since they were gathered, until
-- now. Null: they were never gathered.
create or replace function team_counted_until(p_merchant bigint) returns timestamptz language plpgsql as $$
declare
  v_until timestamptz := certain_until();
begin
  return (
    select case when n.has_news is false then v_until else nullif(g.gathered_until, '-infinity') end
      from team_gathered g
      left join team_news(array[p_merchant], v_until) n
        on n.merchant_id = g.merchant_id and isfinite(n.since)
      where g.merchant_id = p_merchant
  );
end $$;
