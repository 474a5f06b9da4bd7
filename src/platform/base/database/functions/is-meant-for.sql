-- As the former version of the server calls is_in_audience.
create or replace function is_meant_for(p_audience jsonb, p_merchant bigint, p_member bigint, p_at timestamptz)
returns boolean language sql stable as $$
  select is_in_audience(p_merchant, p_member, p_audience, p_at)
$$;
