-- Writes into an agent's inbox what a rule has done to a contract, a bill or the account: as notifyMember does, for what
-- no handler does. Nobody is told twice of the same.
--
-- p_member: null is told nothing: the house
-- p_template: a key of the area inbox-messages without values
-- p_about: what it tells of, such as contract:17
create or replace function tell_agent(p_merchant bigint, p_member bigint, p_template text, p_about text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform hold_to_brand(p_merchant);
  insert into inbox_message (merchant_id, member_id, kind, template, key, reach)
    select m.merchant_id, m.id, 'account', p_template, p_about || ':' || p_template,
        coalesce(r.email::int + 2 * r.push::int, 0)
      from member m
      left join inbox_reach r on r.merchant_id = m.merchant_id and r.member_id = m.id and r.kind = 'account'
      where m.merchant_id = p_merchant and m.id = p_member and m.type <> 4
    on conflict do nothing;
end $$;

revoke all on function tell_agent from public;
