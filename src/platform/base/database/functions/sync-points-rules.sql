-- Writes by which rules the bets of a brand earn points from now on: its settings and its promotions. Nothing is written
-- where nothing changed. The brand's row is held until the transaction ends, and a run that counts bets leaves it out
-- meanwhile: no bet is counted by an old rule that was settled after the new one began.
--
-- p_per_minor: null where the brand has no points
create or replace function sync_points_rules(
  p_merchant bigint, p_currency text, p_zone text, p_per_minor bigint, p_weights jsonb
) returns void language plpgsql as $$
declare
  v_last record;
  v_weights jsonb := case when p_per_minor is null then '{}' else p_weights end;
  v_is_same boolean;
  v_over bigint[];
  v_due text[];
  v_now timestamptz;
begin
  select r.currency, r.zone, r.per_minor, r.weights into v_last from points_rule r
    where r.merchant_id = p_merchant order by r.from_at desc limit 1;
  if not found and p_per_minor is null then
    return;
  end if;
  v_is_same := found and v_last.weights = v_weights and (p_per_minor is null
    or (v_last.currency, v_last.zone, v_last.per_minor) = (p_currency, p_zone, p_per_minor));
  -- Rows whose terms are said no more, and terms that have no row.
  select array_agg(m.id) filter (where s.promotion_id is null),
      array_agg(s.promotion_id) filter (where m.id is null)
    into v_over, v_due
    from points_multipliers_said(p_merchant, p_per_minor is not null) s
    full join (select * from points_multiplier o
        where o.merchant_id = p_merchant and o.until_at is null) m
      on (m.promotion_id, m.times, m.categories, m.hours, m.zone, m.member_most, m.total_most)
        = (s.promotion_id, s.times, s.categories, s.hours, p_zone, s.member_most, s.total_most)
        and m.starts_at is not distinct from s.starts_at and m.ends_at is not distinct from s.ends_at
        and m.audience is not distinct from s.audience;
  if v_is_same and v_over is null and v_due is null then
    return;
  end if;
  insert into points_brand as b (merchant_id, followed_until) values (p_merchant, clock_timestamp())
    on conflict (merchant_id) do update set followed_until = b.followed_until;
  v_now := clock_timestamp();
  if not v_is_same then
    insert into points_rule (merchant_id, from_at, currency, zone, per_minor, weights)
      values (p_merchant, v_now, p_currency, p_zone, coalesce(p_per_minor, v_last.per_minor), v_weights);
  end if;
  update points_multiplier m set until_at = v_now
    where m.merchant_id = p_merchant and m.id = any (v_over);
  insert into points_multiplier (merchant_id, promotion_id, from_at, times, categories, hours, zone,
      starts_at, ends_at, member_most, total_most, audience)
    select p_merchant, s.promotion_id, v_now, s.times, s.categories, s.hours, p_zone, s.starts_at,
        s.ends_at, s.member_most, s.total_most, s.audience
      from points_multipliers_said(p_merchant, p_per_minor is not null) s
      where s.promotion_id = any (v_due);
end $$;
