-- What every brand has bet, won, paid in and been paid, counted once by a job from rows that are committed: a bet's own way
-- writes none of it, and a payment that the operator's command made counts like any other.
create table business_total (
  merchant_id bigint not null references merchant,
  currency text not null,
  what text not null
    check (what in ('bet', 'payout', 'void', 'deposit', 'refund', 'withdrawal')),
  times bigint not null,
  amount_minor bigint not null,
  primary key (merchant_id, currency, what)
) with (fillfactor = 70);
call secure_brand_rows('business_total');

-- Until when it was counted; of several processes, who holds the row counts.
create table business_mark (
  is_only boolean primary key default true check (is_only),
  counted_until timestamptz not null
);
insert into business_mark (counted_until) values (now());

create index withdrawal_payment_sent on withdrawal_payment (merchant_id, sent_at);

-- When each job last ended well and badly, in whichever process: written once in a while, not with each run.
create table job_run (
  job text primary key,
  every_ms bigint not null,
  succeeded_at timestamptz,
  failed_at timestamptz
) with (fillfactor = 50);
