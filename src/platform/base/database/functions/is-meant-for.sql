-- Whether a promotion with this audience is meant for a member, at a moment.
create or replace function is_meant_for(p_audience jsonb, p_merchant bigint, p_member bigint, p_at timestamptz)
returns boolean language sql stable as $$
  select p_audience is null or exists (select from member m
    where m.merchant_id = p_merchant and m.id = p_member
      and (p_audience ->> 'registeredWithinDays' is null or m.registered_at > p_at
        - make_interval(days => (p_audience ->> 'registeredWithinDays')::int))
      and (not coalesce((p_audience ->> 'affiliatesOnly')::boolean, false)
        or m.upline_id is not null or m.referrer_id is not null))
$$;
