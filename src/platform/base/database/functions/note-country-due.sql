-- Notes that the country of a member is to be found anew, by the column that names the member.
create or replace function note_country_due() returns trigger language plpgsql as $$
declare
  v_row jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  insert into member_country (merchant_id, member_id)
    values ((v_row ->> 'merchant_id')::bigint, (v_row ->> tg_argv[0])::bigint)
    on conflict (merchant_id, member_id) do update set due = true;
  return null;
end $$;
