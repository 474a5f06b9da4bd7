-- Figures are made out of rows that name members already, and no member is ever removed: a check for each row of each agent
-- above took half of the gathering.
do $$ declare
  v_key record;
begin
  for v_key in select c.conname, c.conrelid::regclass as figures from pg_constraint c
    where c.contype = 'f' and c.conrelid in ('member_day'::regclass, 'branch_day'::regclass, 'team_day'::regclass,
      'team_hour'::regclass, 'team_game_day'::regclass, 'team_active'::regclass, 'team_total'::regclass)
  loop
    execute format('alter table %s drop constraint %I', v_key.figures, v_key.conname);
  end loop;
end $$;
