-- The day after the last one on which a mission counts that ends at p_ends; null where it has no end. Missions count whole days
-- of the brand's time zone: of the day in which it ends all counts, of the day that begins at that moment nothing.
create or replace function mission_until(p_ends timestamptz, p_zone text) returns date language sql immutable as $$
  select ((p_ends - interval '1 microsecond') at time zone p_zone)::date + 1
$$;
