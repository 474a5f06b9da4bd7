-- The job asks for what is due at all merchants at once, however many there are.

drop index deposit_to_query;

create index deposit_due on deposit (next_query_at)
  where next_query_at is not null and (state in ('CREATED', 'PENDING') or return_due);

create index deposit_bank_expiry on deposit (expires_at)
  where provider = 'bank' and state = 'CREATED';
