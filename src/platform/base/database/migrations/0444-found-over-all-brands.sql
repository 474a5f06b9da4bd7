-- What is rare is found over all brands by one look at its time, not by one look at each brand. None of these costs a bet
-- that is placed and settled anything. On a large database they can be built before, concurrently.
create index if not exists bet_voided_over_all on bet (voided_at) include (merchant_id) where voided_at is not null;
create index if not exists deposit_ended_over_all on deposit (ended_at) where ended_at is not null;
create index if not exists withdrawal_payment_sent_over_all on withdrawal_payment (sent_at);
