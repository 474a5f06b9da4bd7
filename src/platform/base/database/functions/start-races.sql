-- Begins races: all prizes of each have room in its promotion's budget and are kept there, or it does not begin. A
-- promotion has one race at a time.
--
-- p_races: [{merchant, promotion, point (minor units), starts, ends}]
create or replace function start_races(p_races jsonb) returns void language plpgsql as $$
declare
  v record;
  v_sum bigint;
begin
  for v in
    select p.merchant_id, p.id, p.title, p.audience, p.mechanic, m.currency, n.point, n.starts, n.ends,
        array(select jsonb_array_elements_text(p.mechanic -> 'prizesMinor')::bigint) as prizes
      from jsonb_to_recordset(p_races)
        as n (merchant bigint, promotion text, point bigint, starts timestamptz, ends timestamptz)
      join promotion p on p.merchant_id = n.merchant and p.id = n.promotion
      join merchant m on m.id = p.merchant_id
      where p.mechanic ->> 'kind' = 'race'
      order by p.merchant_id, p.id
  loop
    select sum(prize) into v_sum from unnest(v.prizes) prize;
    insert into promotion_state (merchant_id, promotion_id) values (v.merchant_id, v.id)
      on conflict do nothing;
    -- Another process may have begun it: whoever holds this row sees it.
    perform from promotion_state s where s.merchant_id = v.merchant_id and s.promotion_id = v.id
      for no key update;
    continue when exists (select from race r where r.merchant_id = v.merchant_id
      and r.promotion_id = v.id and (r.starts_at = v.starts or r.ends_at > now()));
    update promotion_state s set committed_minor = s.committed_minor + v_sum
      where s.merchant_id = v.merchant_id and s.promotion_id = v.id and s.closed_at is null
        and s.committed_minor + v_sum <= (v.mechanic ->> 'budgetMinor')::bigint;
    continue when not found;
    insert into race (merchant_id, promotion_id, title, audience, currency, game_types, node_ids,
        point_minor, least_minor, prizes_minor, turnover, limits, starts_at, ends_at)
      values (v.merchant_id, v.id, v.title, v.audience, v.currency,
        case when v.mechanic ? 'gameTypes'
          then array(select jsonb_array_elements_text(v.mechanic -> 'gameTypes')) end,
        case when v.mechanic ? 'games'
          then array(select jsonb_array_elements_text(v.mechanic -> 'games')::int) end,
        v.point, (v.mechanic ->> 'leastMinor')::bigint, v.prizes, (v.mechanic ->> 'turnover')::int,
        v.mechanic -> 'limits', v.starts, v.ends);
  end loop;
end $$;
