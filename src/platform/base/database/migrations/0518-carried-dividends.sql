-- Each statement by itself.
-- What the period before a dividend has left, by the order of periods.
create index concurrently if not exists contract_bill_carried on contract_bill (merchant_id, agent_id, starts_at desc, revision desc) where kind = 'dividend';
