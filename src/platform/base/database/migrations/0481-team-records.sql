-- What the people of a brand moved, by time, without stakes and payouts: no bet writes a row of this index.
create index money_record_listed on money_record (merchant_id, at, id) where kind not in ('bet', 'payout');
