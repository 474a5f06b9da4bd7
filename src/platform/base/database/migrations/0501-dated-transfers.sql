-- Each statement by itself.
-- The key with the time and the bound by which 0502 makes a partition of the table of transfers without a look at its rows.
-- Begun again, it takes away the half that there is. An index that is built so waits for all calls that began before: after
-- it nobody is left who writes as before 0500.
alter table transfer drop constraint if exists transfer_span;

drop index concurrently if exists transfer_dated;

-- Nothing can refer to a table by month without its time; the rows are written together and never removed (note 116).
alter table deposit drop constraint if exists deposit_merchant_id_transfer_id_fkey, drop constraint if exists deposit_merchant_id_refund_id_fkey;

alter table transfer drop constraint if exists transfer_merchant_id_reverses_fkey;

create unique index concurrently transfer_dated on transfer (merchant_id, id, created_at);

-- Until the end of the month that follows: whoever is held up before 0502 has at least four weeks before a transfer is refused.
do $$ begin execute format('alter table transfer add constraint transfer_span check (created_at < %L) not valid', (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC'); end $$;

alter table transfer validate constraint transfer_span;
