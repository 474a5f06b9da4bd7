-- Each statement by itself.
-- Found by brand for the operator's list, and by member before anything is paid out.
create index concurrently if not exists deposit_short on deposit (merchant_id, member_id) where shortfall_minor > recovered_minor and written_off_at is null;
