-- Each statement by itself.
-- Every line of a transfer says when it was written: the moment of its transfer. What stands there already says 1970, which
-- is no date: no row is written anew, and the transfer knows. Added and set to now() by one statement, so that no line that
-- comes between is taken for an old one. Then the keys and the bound by which 0487 makes a partition of the table without a
-- look at its rows. Begun again, it takes away the half that there is.
alter table entry drop constraint if exists entry_span;

drop index concurrently if exists entry_dated_transfer;

drop index concurrently if exists entry_dated_account;

alter table entry add column if not exists created_at timestamptz not null default 'epoch'; alter table entry alter created_at set default now();

create unique index concurrently entry_dated_transfer on entry (merchant_id, transfer_id, line, created_at);

create unique index concurrently entry_dated_account on entry (merchant_id, account_id, account_seq, created_at);

-- Until the end of the month that follows: whoever is held up between the two migrations has at least a month to run the
-- second one before a line has no place.
do $$ begin execute format('alter table entry add constraint entry_span check (created_at < %L) not valid', (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC'); end $$;

alter table entry validate constraint entry_span;
