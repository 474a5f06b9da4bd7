-- Lets those contracts and offers that an agent gives end which terms do not cover, from a moment on. Terms cover a tier
-- if one of theirs asks for no more and gives no less.
--
-- p_terms: what the agent has from then on; null: nothing
create or replace function end_uncovered(
  p_merchant bigint, p_agent bigint, p_kind text, p_terms jsonb, p_at timestamptz
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform hold_to_brand(p_merchant);
  perform end_contract(p_merchant, c.id, p_at, 'uncovered') from agent_contract c
    where c.merchant_id = p_merchant and c.upline_id = p_agent and c.kind = p_kind
      and c.state in ('OFFERED', 'ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED')
      and not coalesce(covers_terms(p_terms, c.terms), false);
end $$;

revoke all on function end_uncovered from public;
