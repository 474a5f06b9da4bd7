-- Gives every master the brand's ladder of a kind, from the end of the period that runs on, and ends what it does not cover any
-- more. A contract that holds runs to the end of its own period, whichever periods the ladder has by now.
--
-- p_terms: the ladder; null: the brand has no contracts of the kind, and those that exist end with their period
create or replace function sync_house_contracts(
  p_merchant bigint, p_kind text, p_terms jsonb, p_period text, p_zone text
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v record;
  v_span record := contract_span(p_period, p_zone, clock_timestamp());
  v_ends timestamptz;
begin
  perform hold_to_brand(p_merchant);
  -- Nothing is held where nothing has changed.
  if not exists (select from house_contracts_due(p_merchant, p_kind, p_terms, p_period, p_zone)) then
    return;
  end if;
  perform lock_tree(p_merchant, false);
  perform lock_contracts(p_merchant);
  for v in select * from house_contracts_due(p_merchant, p_kind, p_terms, p_period, p_zone) loop
    select (contract_span(coalesce(max(c.period), p_period), p_zone, clock_timestamp())).ends_at into v_ends
      from agent_contract c where c.merchant_id = p_merchant and c.agent_id = v.agent_id and c.kind = p_kind
        and c.state in ('ACTIVE', 'TERMINATION_REQUESTED');
    if p_terms is null then
      perform end_contract(p_merchant, v.contract_id, v_ends, 'closed');
      continue;
    end if;
    insert into contract_run (merchant_id, kind, settled_until) values (p_merchant, p_kind, v_span.starts_at)
      on conflict do nothing;
    update agent_contract c set state = 'WITHDRAWN', end_reason = 'replaced'
      where c.merchant_id = p_merchant and c.agent_id = v.agent_id and c.kind = p_kind and c.state = 'ACCEPTED';
    update agent_contract c set ends_at = v_ends, end_reason = 'replaced'
      where c.merchant_id = p_merchant and c.agent_id = v.agent_id and c.kind = p_kind
        and c.state in ('ACTIVE', 'TERMINATION_REQUESTED') and (c.ends_at is null or c.ends_at > v_ends);
    insert into agent_contract (merchant_id, kind, agent_id, terms, period, zone, state, starts_at)
      values (p_merchant, p_kind, v.agent_id, p_terms, p_period, p_zone, 'ACCEPTED', v_ends);
    perform end_uncovered(p_merchant, v.agent_id, p_kind, p_terms, v_ends);
  end loop;
end $$;

revoke all on function sync_house_contracts from public;
