-- Until when all bets that ended are visible to a later statement (`visible_until`).
create or replace function ended_until() returns timestamptz language plpgsql volatile as $$
begin
  return visible_until(clock_timestamp());
end $$;
