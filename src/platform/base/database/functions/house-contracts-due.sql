-- The masters whose contract with the house is not as the brand's ladder says; see sync_house_contracts.
create or replace function house_contracts_due(
  p_merchant bigint, p_kind text, p_terms jsonb, p_period text, p_zone text
) returns table (agent_id bigint, contract_id bigint) language plpgsql stable as $$
begin
  return query
    select m.id, h.id
      from member m
      left join lateral (select c.id, c.terms, c.period, c.zone from agent_contract c
        where c.merchant_id = p_merchant and c.agent_id = m.id and c.upline_id is null and c.kind = p_kind
          and c.state in ('ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED') and c.ends_at is null
        order by c.id desc limit 1) h on true
      where m.merchant_id = p_merchant and m.type = 1 and m.upline_id is null and m.status <> 'closed'
        and case when p_terms is null then h.id is not null
          else (h.terms, h.period, h.zone) is distinct from (p_terms, p_period, p_zone) end;
end $$;

revoke all on function house_contracts_due from public;
