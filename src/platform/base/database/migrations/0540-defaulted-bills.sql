-- Each statement by itself.
-- Dividends that an upline still owes after the time to pay them: taken out of the commission that comes in.
create index concurrently if not exists contract_bill_defaulted on contract_bill (merchant_id, id) where state = 'DEFAULTED';
