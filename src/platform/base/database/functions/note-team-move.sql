-- Notes how the move of a branch changes the size of the teams above it, those that it leaves and those that it joins.
create or replace function note_team_move() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into team_move (merchant_id, agent_id, moved_at, members)
    select new.merchant_id, c.id, clock_timestamp(), sum(c.sign) * (1 + (select count(*) from downline b
        where b.merchant_id = new.merchant_id and b.ancestor_id = new.id and b.until is null))
      from (select u.id, s.sign from (values (old.upline_id, -1), (new.upline_id, 1)) s (upline, sign)
        cross join lateral (select s.upline as id where s.upline is not null
          union all select d.ancestor_id from downline d where d.merchant_id = new.merchant_id
            and d.member_id = s.upline and d.until is null) u) c
      group by c.id having sum(c.sign) <> 0;
  return null;
end $$;
