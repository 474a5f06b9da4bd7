-- Whether a member who registered at a moment is new enough for an audience, at another moment.
create or replace function is_new_enough(p_audience jsonb, p_registered timestamptz, p_at timestamptz)
returns boolean language sql stable as $$
  select p_audience ->> 'registeredWithinDays' is null
    or p_registered > p_at - make_interval(days => (p_audience ->> 'registeredWithinDays')::int)
$$;
