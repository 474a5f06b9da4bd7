-- What a brand's promotions multiply at this moment, as its file and its operators say; nothing where it has no points.
create or replace function points_multipliers_said(p_merchant bigint, p_has_points boolean)
returns table (
  promotion_id text, times int, categories text[], hours int[], starts_at timestamptz,
  ends_at timestamptz, member_most bigint, total_most bigint, audience jsonb
) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    select p.id, (p.mechanic ->> 'times')::int,
        array(select jsonb_array_elements_text(p.mechanic -> 'categories')),
        array(select h::int from jsonb_array_elements_text(p.mechanic -> 'hours') h),
        p.starts_at, p.ends_at, (p.mechanic ->> 'mostPoints')::bigint * 100,
        (p.mechanic ->> 'budgetPoints')::bigint * 100, p.audience
      from promotion p
      left join promotion_state s on s.merchant_id = p.merchant_id and s.promotion_id = p.id
      where p.merchant_id = p_merchant and p_has_points and s.closed_at is null
        and p.mechanic ->> 'kind' = 'pointsMultiplier';
end $$;
