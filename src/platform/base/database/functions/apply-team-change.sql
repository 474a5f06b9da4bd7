-- Adds to the sizes of a team what a registration or a move has changed. Runs when the transaction commits: who registers
-- below the same agent at once waits for no more than that, and holds no other lock afterwards.
create or replace function apply_team_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update team_size t set direct = t.direct + new.direct, total = t.total + new.total
    where t.merchant_id = new.merchant_id and t.member_id = new.member_id;
  if not found then
    -- The first of a team; another one may come at the same time.
    insert into team_size as t (merchant_id, member_id, direct, total)
      values (new.merchant_id, new.member_id, new.direct, new.total)
      on conflict (merchant_id, member_id)
      do update set direct = t.direct + excluded.direct, total = t.total + excluded.total;
  end if;
  delete from team_change c where c.merchant_id = new.merchant_id and c.id = new.id;
  return null;
end $$;
