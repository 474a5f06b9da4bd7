-- As the former version of the server calls mission_done.
create or replace function mission_progress(p_mission mission, p_member bigint, p_from date, p_until date)
returns bigint language sql stable as $$
  select mission_done(p_mission.merchant_id, p_member, p_mission.metric, p_mission.game_types, p_from, p_until)
$$;
