-- As the former version of the server calls play_brand_bets: with messages of any brands, which their tokens say.
--
-- p_closed: merchants that take no bets at this moment
create or replace function play_bets(p_messages jsonb, p_closed bigint[])
returns table (place bigint, status int, answer text, fault text)
language plpgsql security definer set search_path = public, pg_temp
set lock_timeout = '500ms' as $$
#variable_conflict use_column
declare
  v record;
begin
  for v in
    select b.id, jsonb_agg(m.message order by m.place) as messages, array_agg(m.place order by m.place) as places
      from jsonb_array_elements(p_messages) with ordinality as m (message, place)
      cross join lateral (
        -- 0 finds no session: such a message is answered with status 0.
        select coalesce((select s.merchant_id from game_session s where s.token_hash = m.message ->> 'token'
          and s.merchant_id <> all (p_closed) limit 1), 0) as id
      ) b
      group by b.id order by b.id
  loop
    return query select v.places[r.place], r.status, r.answer, r.fault from play_brand_bets(v.id, v.messages) r;
  end loop;
end $$;

revoke all on function play_bets from public;
