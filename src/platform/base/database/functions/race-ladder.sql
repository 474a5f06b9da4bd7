-- Everybody who is ranked in a race, the first one first: who has a point and the least of valid bets. Of equal points,
-- who reached them first.
create or replace function race_ladder(p_race race)
returns table (rank int, member_id bigint, points bigint) language sql stable as $$
  select (row_number() over (order by s.points desc, s.reached_at, s.member_id))::int, s.member_id, s.points
    from race_score s
    where s.merchant_id = p_race.merchant_id and s.race_id = p_race.id
      and s.points > 0 and s.valid_minor >= p_race.least_minor
$$;
