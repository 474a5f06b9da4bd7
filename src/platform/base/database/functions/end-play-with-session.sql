-- Ends the game sessions that belong to a deleted session of the site.
create or replace function end_play_with_session() returns trigger language plpgsql as $$
begin
  update game_session s set ended_at = now()
    where s.merchant_id = old.merchant_id and s.session_hash = old.token_hash
      and s.ended_at is null;
  return null;
end $$;
