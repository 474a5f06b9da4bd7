-- As calls in flight have it, which began before the functions were replaced.
create or replace function race_ladder(p_race race)
returns table (rank int, member_id bigint, points bigint) language sql stable as $$
  select s.* from race_standing(p_race.merchant_id, p_race.id, p_race.least_minor) s
$$;
