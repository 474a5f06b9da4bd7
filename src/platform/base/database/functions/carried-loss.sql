-- The loss that a dividend begins with: what the period before it has left of this agent and who is directly above, as it was
-- last worked out. Never above 0. By the order of periods and not by that of bills: one that was counted again is written later
-- than the bills of the periods after it.
create or replace function carried_loss(p_merchant bigint, p_agent bigint, p_upline bigint, p_starts timestamptz)
returns bigint language plpgsql stable set enable_sort = off as $$
begin
  return coalesce((select least(b.figure_minor, 0) from contract_bill b
    where b.merchant_id = p_merchant and b.agent_id = p_agent and b.kind = 'dividend' and b.starts_at < p_starts
      and b.upline_id is not distinct from p_upline
    order by b.starts_at desc, b.revision desc limit 1), 0);
end $$;

revoke all on function carried_loss from public;
