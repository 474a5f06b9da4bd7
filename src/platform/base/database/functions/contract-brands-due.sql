-- Those of some brands whose contracts have anything to do: a ladder that its masters were not given, a master to look
-- at, a period that is over and gathered, an offer, a beginning or an end whose time has come, a bill that is not paid, or was
-- not in time and could be by now, somebody who registered by a link that offers a contract.
--
-- p_ladders: of each brand what contract_ladder says when its masters have it
create or replace function contract_brands_due(p_brands bigint[], p_ladders text[]) returns setof bigint
language plpgsql stable as $$
begin
  return query
    select b.id from unnest(p_brands, p_ladders) b (id, ladder)
      where not exists (select from contract_ladder l where l.merchant_id = b.id and l.digest = b.ladder)
        or exists (select from contract_look l where l.merchant_id = b.id)
        or exists (select from contract_run r join team_gathered g on g.merchant_id = r.merchant_id
          where r.merchant_id = b.id and r.due_at <= g.gathered_until)
        or exists (select from agent_contract c
          where c.merchant_id = b.id and c.state in ('OFFERED', 'ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED')
            and (case c.state when 'OFFERED' then c.expires_at when 'ACCEPTED' then c.starts_at else c.ends_at end)
              <= clock_timestamp())
        or exists (select from contract_bill o
          where o.merchant_id = b.id and o.state in ('PAYABLE', 'PART', 'INSUFFICIENT'))
        or exists (select from contract_bill o
          join account a on a.merchant_id = o.merchant_id and a.kind = 'commission' and a.member_id = o.upline_id
          where o.merchant_id = b.id and o.state = 'DEFAULTED' and a.balance > 0)
        or exists (select from link_offer l where l.merchant_id = b.id and l.decided_at is null);
end $$;
