-- What a real-time contract has counted of its team's bets stands in the contract: every five minutes those with news are
-- found by one join, not by looking up the last bill of each.

update agent_contract c set seen_minor = b.seen_minor
  from (select distinct on (l.merchant_id, l.contract_id) l.merchant_id, l.contract_id, l.seen_minor
      from contract_bill l where l.kind = 'realtime' and l.seen_minor is not null
      order by l.merchant_id, l.contract_id, l.id desc) b
  where c.merchant_id = b.merchant_id and c.id = b.contract_id and c.kind = 'realtime';

comment on column agent_contract.seen_minor is
  'Real time: all valid bets of the team that are counted by a bill, or were there when the contract began.';

-- Who must give something back has a bill although nobody bets.
create index contract_bill_owing on contract_bill (merchant_id, kind, agent_id) where owed_out_minor < 0;
