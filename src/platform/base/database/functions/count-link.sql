-- Adds to what came by a code. A code with very many sub-ids in one day counts further ones without a name: they come out of
-- addresses that anybody can write.
create or replace function count_link(p_merchant bigint, p_code text, p_day date, p_sub text,
  p_visits int, p_registrations int, p_deposits int) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  c_most constant int := 1000;
  v_sub text := p_sub;
begin
  if p_sub <> '' and not exists (select from link_day l where l.merchant_id = p_merchant and l.code = p_code
      and l.day = p_day and l.sub_id = p_sub)
    and (select count(*) from link_day l where l.merchant_id = p_merchant and l.code = p_code and l.day = p_day) >= c_most
  then
    v_sub := '';
  end if;
  insert into link_day as l (merchant_id, code, day, sub_id, visits, registrations, first_deposits)
    values (p_merchant, p_code, p_day, v_sub, p_visits, p_registrations, p_deposits)
    on conflict (merchant_id, code, day, sub_id) do update set visits = l.visits + excluded.visits,
      registrations = l.registrations + excluded.registrations,
      first_deposits = l.first_deposits + excluded.first_deposits;
  return v_sub;
end $$;
