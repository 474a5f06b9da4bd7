-- Whether what is counted of a brand by day leaves out what the house kept of payouts; what an older version counted does not.
-- count_day_sums counts it anew where there is any.
alter table day_sums_mark add column without_kept boolean not null default false;
