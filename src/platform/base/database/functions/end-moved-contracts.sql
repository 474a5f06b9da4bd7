-- Ends the contracts of an agent with the upline that a move takes away, with the period that is running.
create or replace function end_moved_contracts() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_contracts(new.merchant_id);
  perform end_contract(c.merchant_id, c.id, (contract_span(c.period, c.zone, clock_timestamp())).ends_at, 'moved')
    from agent_contract c where c.merchant_id = new.merchant_id and c.agent_id = new.id
      and c.state in ('OFFERED', 'ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED')
      and c.upline_id is not distinct from old.upline_id;
  return null;
end $$;
