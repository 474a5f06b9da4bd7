-- Lets a contract end at a moment, the end of a period, with all of its kind that stand on it: who has no contract any
-- more gives none. An offer is withdrawn at once.
create or replace function end_contract(p_merchant bigint, p_contract bigint, p_at timestamptz, p_reason text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v agent_contract;
begin
  perform hold_to_brand(p_merchant);
  select c.* into strict v from agent_contract c where c.merchant_id = p_merchant and c.id = p_contract for update;
  -- By a rule, and not by one of the two.
  if p_reason in ('uncovered', 'moved', 'closed') and (v.ends_at is null or v.ends_at > p_at) then
    perform tell_agent(p_merchant, p.id, case p_reason when 'moved' then 'contractMoved' when 'closed' then 'contractClosed'
        else 'contractUncovered' end, 'contract:' || p_contract)
      from unnest(array[v.upline_id, v.agent_id]) p (id);
  end if;
  if v.state = 'OFFERED' then
    update agent_contract c set state = 'WITHDRAWN', end_reason = p_reason
      where c.merchant_id = p_merchant and c.id = p_contract;
    insert into agent_contract_signature (merchant_id, contract_id, action) values (p_merchant, p_contract, 'withdraw');
    return;
  end if;
  if v.ends_at is not null and v.ends_at <= p_at then
    return;
  end if;
  -- One that would never have a period has no beginning either.
  update agent_contract c set ends_at = greatest(p_at, c.starts_at), end_reason = p_reason
    where c.merchant_id = p_merchant and c.id = p_contract;
  if p_reason = 'closed' then
    -- The whole line ends because the brand has dropped the kind, not because one of it gives less.
    perform end_contract(p_merchant, c.id, p_at, 'closed') from agent_contract c
      where c.merchant_id = p_merchant and c.upline_id = v.agent_id and c.kind = v.kind
        and c.state in ('OFFERED', 'ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED');
  else
    perform end_uncovered(p_merchant, v.agent_id, v.kind, null, p_at);
  end if;
end $$;

revoke all on function end_contract from public;
