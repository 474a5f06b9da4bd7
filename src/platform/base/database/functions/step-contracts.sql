-- Does what the clock does to a brand's contracts: offers expire, accepted ones begin in place of those before them, and
-- what has ended is closed. Returns how many were changed.
create or replace function step_contracts(p_merchant bigint) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v agent_contract;
  v_changed int := 0;
  v_now timestamptz := clock_timestamp();
begin
  perform hold_to_brand(p_merchant);
  perform lock_contracts(p_merchant);
  for v in
    select c.* from agent_contract c
      where c.merchant_id = p_merchant and c.state in ('OFFERED', 'ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED')
        and (case c.state when 'OFFERED' then c.expires_at when 'ACCEPTED' then c.starts_at else c.ends_at end) <= v_now
        -- In real time the version before is paid up to its end first.
        and (c.kind <> 'realtime' or c.state <> 'ACCEPTED' or exists (select from contract_run r
          where r.merchant_id = p_merchant and r.kind = c.kind and r.settled_until >= c.starts_at))
      -- What ends makes room for what begins.
      order by case c.state when 'ACCEPTED' then 1 else 0 end, c.id
  loop
    v_changed := v_changed + 1;
    if v.state = 'OFFERED' then
      update agent_contract c set state = 'EXPIRED' where c.merchant_id = p_merchant and c.id = v.id;
      insert into agent_contract_signature (merchant_id, contract_id, action) values (p_merchant, v.id, 'expire');
      perform tell_agent(p_merchant, p.id, 'contractExpired', 'contract:' || v.id)
        from unnest(array[v.upline_id, v.agent_id]) p (id);
    elsif v.state = 'ACCEPTED' and v.ends_at is not null and v.ends_at <= v.starts_at then
      update agent_contract c set state = 'TERMINATED' where c.merchant_id = p_merchant and c.id = v.id;
      insert into agent_contract_signature (merchant_id, contract_id, action) values (p_merchant, v.id, 'end');
    elsif v.state = 'ACCEPTED' then
      update agent_contract c set state = 'ACTIVE',
          -- It goes on where the version before it has stopped.
          seen_minor = coalesce(
            (select b.seen_minor from contract_bill b
              join agent_contract p on p.merchant_id = b.merchant_id and p.id = b.contract_id
                and p.ends_at = v.starts_at
              where b.merchant_id = p_merchant and b.agent_id = v.agent_id and b.kind = v.kind
                and b.seen_minor is not null order by b.id desc limit 1),
            (select t.valid_minor from team_total t where t.merchant_id = p_merchant and t.agent_id = v.agent_id), 0)
        where c.merchant_id = p_merchant and c.id = v.id;
      insert into agent_contract_signature (merchant_id, contract_id, action) values (p_merchant, v.id, 'start');
    else
      update agent_contract c set state = case c.end_reason when 'replaced' then 'SUPERSEDED' else 'TERMINATED' end
        where c.merchant_id = p_merchant and c.id = v.id;
      insert into agent_contract_signature (merchant_id, contract_id, action) values (p_merchant, v.id, 'end');
    end if;
  end loop;
  return v_changed;
end $$;

revoke all on function step_contracts from public;
