-- Holds a draw to one result in all cells, whichever version of a server works: elsewhere than in the first cell nothing of the
-- calendar and the numbers is made, but brought (`livery.draws_shared`); in the first one, once there are others, nothing is drawn
-- from tickets that were not sealed, and what was sealed is drawn by who reads it there.
create or replace function keep_draws_shared() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  v_first boolean;
begin
  new.changed_at := clock_timestamp();
  if coalesce(current_setting('livery.draws_shared', true), '') = 'on' then
    return new;
  end if;
  select c.is_first into v_first from this_cell c;
  if v_first is null then
    return new;
  end if;
  if tg_op = 'INSERT' then
    -- A former server that plans draws here by itself goes without them.
    if not v_first then
      return null;
    end if;
    return new;
  end if;
  if v_first then
    if (new.status = 'drawn' and old.status = 'open' and new.sealed_at is not null)
      or (new.beacon_round is not null and old.beacon_round is null and new.sealed_at is null
        and exists (select from cell c where c.address_in <> 'DATABASE_URL'))
    then
      raise exception 'the draw % % waits for the tickets of all cells', new.game_code, new.issue_no;
    end if;
    return new;
  end if;
  if (new.status <> old.status and (old.status, new.status) <> ('drawn', 'settled'))
    or (new.draws_at, new.commit_hash, new.server_seed, new.result, new.beacon_round)
      is distinct from (old.draws_at, old.commit_hash, old.server_seed, old.result, old.beacon_round)
  then
    raise exception 'the draw % % is made in the first cell', new.game_code, new.issue_no;
  end if;
  return new;
end $$;
