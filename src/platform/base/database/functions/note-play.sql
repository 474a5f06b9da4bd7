-- Marks a game session and its session of the site as in use, so that neither times out during play.
create or replace function note_play(p_merchant bigint, p_session bigint) returns void
language plpgsql as $$
begin
  with played as (
    update game_session s set seen_at = now()
      where s.merchant_id = p_merchant and s.id = p_session returning s.session_hash
  )
  update session set seen_at = now() from played
    where session.merchant_id = p_merchant and session.token_hash = played.session_hash;
end $$;
