-- The least number that a bet may have that was placed at a moment or later: asked beside the time, it leaves the months before it
-- out. 0 while that moment is before numbers said their month.
create or replace function first_bet_since(p_at timestamptz) returns bigint language plpgsql stable as $$
begin
  return (select case when p_at < n.since then 0 else number_of_month(p_at) end from bet_numbering n);
end $$;
