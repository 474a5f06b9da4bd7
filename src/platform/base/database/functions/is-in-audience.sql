-- Whether a promotion with this audience is meant for a member, at a moment.
create or replace function is_in_audience(p_merchant bigint, p_member bigint, p_audience jsonb, p_at timestamptz)
returns boolean language plpgsql stable as $$
begin
  return (
    select p_audience is null or exists (select from member m
      where m.merchant_id = p_merchant and m.id = p_member
        and is_new_enough(p_audience, m.registered_at, p_at)
        and (not coalesce((p_audience ->> 'affiliatesOnly')::boolean, false)
          or m.upline_id is not null or m.referrer_id is not null)
        -- Kept by people/access/fill-countries.ts.
        and (p_audience -> 'countries' is null or p_audience -> 'countries' ? (
          select c.country from member_country c where c.merchant_id = m.merchant_id and c.member_id = m.id))
        -- As people/access/rank-of.ts has it.
        and (p_audience -> 'ranks' is null or m.type <> 4 and p_audience -> 'ranks' ? (
          select coalesce(stands.rank, step.rank) from rank_step step
            left join rank_member stands on stands.merchant_id = step.merchant_id
              and stands.member_id = m.id
            where step.merchant_id = m.merchant_id and step.level = 0)))
  );
end $$;
