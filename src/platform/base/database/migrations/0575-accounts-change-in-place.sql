-- Each statement by itself.
-- An index whose condition names the balance had each change of one write new entries into all indexes of accounts: PostgreSQL
-- changes a row in place (HOT) only where no index names what changes, be it in its condition; those of kind BRIN do not count
-- (from version 16 on). Balances above the ceiling are found by this one as quickly. Its own bound is the ceiling itself: were it
-- the question's, PostgreSQL would look at all that stands in the index, which for BRIN is the whole table.
drop index concurrently if exists account_over_ceiling;
create index concurrently account_over_ceiling on account using brin (balance) with (autosummarize = on)
  where tracked and balance >= 1000000000000000;
drop index concurrently if exists account_beyond_bound;
