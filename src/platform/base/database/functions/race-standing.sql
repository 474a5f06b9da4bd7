-- Everybody who is ranked in a race, the first one first: who has a point and the least of valid bets. Of equal points,
-- who reached them first.
--
-- p_least: the least of valid bets, in minor units
create or replace function race_standing(p_merchant bigint, p_race bigint, p_least bigint)
returns table (rank int, member_id bigint, points bigint) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    select (row_number() over (order by s.points desc, s.reached_at, s.member_id))::int, s.member_id, s.points
      from race_score s
      where s.merchant_id = p_merchant and s.race_id = p_race
        and s.points > 0 and s.valid_minor >= p_least;
end $$;
