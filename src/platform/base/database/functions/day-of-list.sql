-- The day under which a list shows a moment: lists go from the midnight of one day to that of another, as midnight is read in a
-- time zone. Where an hour comes twice around it, its own date may be another one.
create or replace function day_of_list(p_at timestamptz, p_zone text) returns date language sql stable as $$
  select d.day + case when p_at < d.day::timestamp at time zone p_zone then -1
      when p_at >= (d.day + 1)::timestamp at time zone p_zone then 1 else 0 end
    from (select (p_at at time zone p_zone)::date as day) d
$$;
